/** Real effects of the content pages. */
import { fromPromise } from 'xstate';
import { newPageTexts, pageFormTexts, typedPage } from '../../../domain/contentPage/pageForm.ts';
import { pageTextFields } from '../../../domain/contentPage/readPage.ts';
import type { LifeAct } from '../../../domain/season/seasonLife.ts';
import type {
  StaffPage,
  StaffPageRow,
  StaffPageVersion,
  StaffPageVersions,
} from '../../../domain/staff/staffContract.ts';
import {
  changeContentPage,
  deleteContentPage,
  listContentPages,
  listPageVersions,
  makeContentPage,
  readPageVersion,
  readStaffPage,
} from '../../api/staff/calls/contentPages.ts';
import type { StaffClient } from '../../api/staff/staffClient.ts';
import type { EditRow } from '../../machines/editForm/editFormTypes.ts';
import { seasonLifeMachine } from '../../machines/seasonLife/seasonLifeMachine.ts';
import type { Acted, Life } from '../../machines/seasonLife/seasonLifeTypes.ts';
import {
  contentPagesReading,
  pageVersionReading,
  pageVersionsReading,
} from '../../machines/staffReading/staffReadingMachine.ts';
import { formsOf, madeBy, newRow, savedAs } from './editing.ts';
import { goToSignIn } from './goToSignIn.ts';
import { retriedCalls } from './retriedCalls.ts';
import type { StepUps } from './stepUps.ts';

const rowOf = (page: StaffPage): EditRow => ({
  id: page.id,
  version: page.version,
  changed: page.changed,
  texts: pageFormTexts(page),
  facts: { is_needed: String(page.is_needed) },
});

/** What may become of a page: it is deleted, unless every page of the site links to it. */
const lifeOf = ({ version, is_needed }: StaffPage): Life => ({
  version,
  state: null,
  holds: { competitions: 0, rounds: 0, groups: 0, entries: 0, paid_fees: 0 },
  acts: [{ act: 'delete', stops: is_needed ? ['needed'] : [] }],
});

/** @param staffId the person who edits, to whom alone a kept draft shows */
export function createPageFlows(client: StaffClient, staffId: string, stepUps: StepUps) {
  const { read, write } = retriedCalls(stepUps);
  const { stored, made } = formsOf(staffId);
  const endings = { actions: { endSession: goToSignIn } };
  const pages = contentPagesReading.provide({
    ...endings,
    actors: {
      read: fromPromise<readonly StaffPageRow[]>(async ({ signal }) => {
        const { data } = await read(() => listContentPages(client, signal), signal);
        return data;
      }),
    },
  });

  const page = (id: string) =>
    stored(`page.${id}`, {
      load: async (signal) => rowOf(await read(() => readStaffPage(client, id, signal), signal)),
      save: async ({ start, texts }, signal) => {
        const body = { version: start.version, slug: texts['slug'] ?? '', ...typedPage(texts) };
        return savedAs(await write(() => changeContentPage(client, id, body, signal), signal), rowOf);
      },
    });

  const newPage = () =>
    made('page.new', (id) => ({
      load: () => Promise.resolve(newRow(id, newPageTexts)),
      save: async ({ start, texts }, signal) => {
        const body = { id: start.id, ...typedPage(texts) };
        const row = rowOf(await write(() => makeContentPage(client, body, signal), signal));
        return madeBy(row, texts, [...pageTextFields]);
      },
    }));

  const deletion = (id: string) =>
    seasonLifeMachine.provide({
      ...endings,
      actors: {
        loadLife: fromPromise<Life>(async ({ signal }) =>
          lifeOf(await read(() => readStaffPage(client, id, signal), signal)),
        ),
        act: fromPromise<Acted, { act: LifeAct; version: number }>(async ({ input: { version }, signal }) => {
          const call = () => deleteContentPage(client, id, version, signal);
          const changed = await write(call, signal);
          if ('deleted' in changed) return 'deleted';
          return { present: lifeOf('saved' in changed ? changed.saved : changed.present) };
        }),
      },
    });

  return {
    pages,
    page,
    newPage,
    stored: (id: string) => ({
      deletion: deletion(id),
      versions: pageVersionsReading.provide({
        ...endings,
        actors: {
          read: fromPromise<StaffPageVersions['data']>(async ({ signal }) => {
            const { data } = await read(() => listPageVersions(client, id, signal), signal);
            return data;
          }),
        },
      }),
      versionOf: (version: number) =>
        pageVersionReading.provide({
          ...endings,
          actors: {
            read: fromPromise<StaffPageVersion>(({ signal }) =>
              read(() => readPageVersion(client, { id, version }, signal), signal),
            ),
          },
        }),
    }),
  };
}
