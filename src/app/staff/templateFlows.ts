/** Real effects of the templates of messages. */
import { fromPromise } from 'xstate';
import { newTemplateTexts, templateFormTexts, typedTemplate } from '../../../domain/messages/templateForm.ts';
import type { LifeAct } from '../../../domain/season/seasonLife.ts';
import type { StaffTemplate, TemplateRow } from '../../../domain/staff/staffContract.ts';
import {
  listTemplates,
  readTemplate,
  removeTemplate,
  saveTemplate,
} from '../../api/staff/calls/templates.ts';
import type { StaffClient } from '../../api/staff/staffClient.ts';
import type { EditRow } from '../../machines/editForm/editFormTypes.ts';
import { seasonLifeMachine } from '../../machines/seasonLife/seasonLifeMachine.ts';
import type { Acted, Life } from '../../machines/seasonLife/seasonLifeTypes.ts';
import { templatesReading } from '../../machines/staffReading/staffReadingMachine.ts';
import { formsOf, newRow, savedAs } from './editing.ts';
import { goToSignIn } from './goToSignIn.ts';
import { retriedCalls } from './retriedCalls.ts';
import type { StepUps } from './stepUps.ts';

const rowOf = (template: StaffTemplate): EditRow => ({
  id: template.id,
  version: template.version,
  changed: template.changed,
  texts: templateFormTexts(template),
});

/** What may become of a template: it is removed, unless its words are the product's. */
const lifeOf = ({ version }: StaffTemplate): Life => ({
  version,
  state: null,
  holds: { competitions: 0, rounds: 0, groups: 0, entries: 0, paid_fees: 0 },
  acts: version === 0 ? [] : [{ act: 'delete', stops: [] }],
});

type Of = { organisation: string; staffId: string };

/** @param staffId the person who edits, to whom alone a kept draft shows */
export function createTemplateFlows(client: StaffClient, { organisation, staffId }: Of, stepUps: StepUps) {
  const { read, write } = retriedCalls(stepUps);
  const { stored, made } = formsOf(staffId);
  const endings = { actions: { endSession: goToSignIn } };
  const templates = templatesReading.provide({
    ...endings,
    actors: {
      read: fromPromise<readonly TemplateRow[]>(async ({ signal }) => {
        const { data } = await read(() => listTemplates(client, organisation, signal), signal);
        return data;
      }),
    },
  });

  const save =
    (id: string) =>
    async ({ start, texts }: { start: EditRow; texts: EditRow['texts'] }, signal: AbortSignal) => {
      const body = { version: start.version, ...typedTemplate(texts) };
      const call = () => saveTemplate(client, { organisation, id }, body, signal);
      return savedAs(await write(call, signal), rowOf);
    };
  const template = (id: string) =>
    stored(`template.${organisation}.${id}`, {
      load: async (signal) =>
        rowOf(await read(() => readTemplate(client, { organisation, id }, signal), signal)),
      save: save(id),
    });
  const newTemplate = () =>
    made(`template.${organisation}.new`, (id) => ({
      load: () => Promise.resolve(newRow(id, newTemplateTexts)),
      save: save(id),
    }));

  const removal = (id: string) => {
    const path = { organisation, id };
    return seasonLifeMachine.provide({
      ...endings,
      actors: {
        loadLife: fromPromise<Life>(async ({ signal }) =>
          lifeOf(await read(() => readTemplate(client, path, signal), signal)),
        ),
        act: fromPromise<Acted, { act: LifeAct; version: number }>(async ({ input: { version }, signal }) => {
          const removed = await write(() => removeTemplate(client, path, version, signal), signal);
          if ('deleted' in removed) return 'deleted';
          return { present: lifeOf('saved' in removed ? removed.saved : removed.present) };
        }),
      },
    });
  };

  return { templates, template, newTemplate, removal };
}
