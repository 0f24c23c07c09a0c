import { afterEach, beforeEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { readPageForm } from '../../../domain/contentPage/pageForm.ts';
import { follow, run } from '../../../tests/support/accounts/accountFlows.ts';
import {
  pageRows,
  pageVersion,
  pageVersions,
  staffPage,
} from '../../../tests/support/contentPages/pageFacts.ts';
import { startStaffApi, type StaffApi } from '../../../tests/support/staff/staffApi.ts';
import type { editFormMachine } from '../../machines/editForm/editFormMachine.ts';
import { unprovidedIn } from '../../machines/unprovided.ts';
import { createPageFlows } from './pageFlows.ts';
import { createStepUps } from './stepUps.ts';

let api: StaffApi;
beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/pages');
});
afterEach(() => api.close());

const path = `/page/${staffPage.id}`;
const flows = () => createPageFlows(api.client, 'nasser', createStepUps(api.client));
const edit = (machine: typeof editFormMachine) =>
  follow(createActor(machine, { input: { read: readPageForm } }));
const sent = async (method: string) =>
  (await api.asked()).filter(({ call }) => call.startsWith(method)).map(({ call, body }) => [call, body]);
const type = (field: string, value: string) => ({ type: 'field.changed', field, value }) as const;
const typed = {
  title_ar: 'كيف تصوّت',
  title_en: '',
  description_ar: '',
  description_en: '',
  body_ar: 'أرسل الرمز.',
  body_en: '',
};

it('leaves no effect unprovided', async () => {
  api = await startStaffApi({});
  const { pages, page, newPage, stored } = flows();
  const { versions, versionOf, deletion } = stored('a');
  const all = [pages, page('a'), newPage(), versions, versionOf(1), deletion];
  expect(all.flatMap((machine) => unprovidedIn(machine as typeof pages))).toEqual([]);
});

it('lists pages, the versions of one, and the texts of a version', async () => {
  api = await startStaffApi({
    'GET /page': [200, { data: pageRows }],
    [`GET ${path}/version`]: [200, { data: pageVersions }],
    [`GET ${path}/version/2`]: [200, pageVersion],
  });
  const stored = flows().stored(staffPage.id);
  const read = async (machine: Parameters<typeof run>[0]) => {
    const { actor, until } = run(machine);
    await until('shown');
    return (actor.getSnapshot().context as { data: unknown }).data;
  };
  expect(await read(flows().pages)).toEqual(pageRows);
  expect(await read(stored.versions)).toEqual(pageVersions);
  expect(await read(stored.versionOf(2))).toEqual(pageVersion);
});

it('saves a page by the version from which the form started', async () => {
  api = await startStaffApi({
    [`GET ${path}`]: [200, staffPage],
    [`PATCH ${path}`]: [200, { ...staffPage, version: 4, title_en: 'Voting' }],
  });
  const { actor, until } = edit(flows().page(staffPage.id));
  await until({ editing: 'ready' });
  actor.send(type('title_en', 'Voting'));
  actor.send({ type: 'form.submitted' });
  await until({ editing: 'saved' });
  const { slug, title_ar, description_ar, body_ar, body_en } = staffPage;
  const texts = { slug, title_ar, title_en: 'Voting', description_ar, description_en: '', body_ar, body_en };
  expect(await sent('PATCH')).toEqual([[`PATCH ${path}`, { version: 3, ...texts }]]);
});

it('makes a page under one id, also after a reload', async () => {
  const made = { ...staffPage, ...typed, title_en: null, description_ar: null, body_en: null, version: 1 };
  api = await startStaffApi({ 'POST /page': [201, made] });
  const first = edit(flows().newPage());
  await first.until({ editing: 'ready' });
  first.actor.send(type('title_ar', typed.title_ar));
  const { actor, until } = edit(flows().newPage());
  await until({ editing: 'ready' });
  actor.send(type('body_ar', typed.body_ar));
  actor.send({ type: 'form.submitted' });
  await until({ editing: 'saved' });
  const { id } = first.actor.getSnapshot().context.start!;
  expect(await sent('POST')).toEqual([['POST /page', { id, ...typed }]]);
});

it('deletes a page by the version that the person saw, unless every page links to it', async () => {
  api = await startStaffApi({ [`GET ${path}`]: [200, staffPage], [`DELETE ${path}?version=3`]: [204, null] });
  const { actor, until } = run(flows().stored(staffPage.id).deletion);
  await until('ready');
  actor.send({ type: 'act.requested', act: 'delete' });
  actor.send({ type: 'act.confirmed' });
  await until('gone');
  await api.close();
  api = await startStaffApi({ [`GET ${path}`]: [200, { ...staffPage, is_needed: true }] });
  const needed = run(flows().stored(staffPage.id).deletion);
  await needed.until('ready');
  expect(needed.actor.getSnapshot().context.life?.acts).toEqual([{ act: 'delete', stops: ['needed'] }]);
});
