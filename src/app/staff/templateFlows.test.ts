import { afterEach, beforeEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { templateReader } from '../../../domain/messages/templateForm.ts';
import { follow, run } from '../../../tests/support/accounts/accountFlows.ts';
import { ownTemplate, templateRows } from '../../../tests/support/messages/templateFacts.ts';
import { startStaffApi, type StaffApi } from '../../../tests/support/staff/staffApi.ts';
import type { editFormMachine } from '../../machines/editForm/editFormMachine.ts';
import { unprovidedIn } from '../../machines/unprovided.ts';
import { createStepUps } from './stepUps.ts';
import { createTemplateFlows } from './templateFlows.ts';

let api: StaffApi;
beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/messages');
});
afterEach(() => api.close());

const path = '/organisation/house/template';
const one = `${path}/${ownTemplate.id}`;
const of = { organisation: 'house', staffId: 'nasser' };
const flows = () => createTemplateFlows(api.client, of, createStepUps(api.client));
const edit = (machine: typeof editFormMachine) =>
  follow(createActor(machine, { input: { read: templateReader(null) } }));
const sent = async (method: string) =>
  (await api.asked()).filter(({ call }) => call.startsWith(method)).map(({ call, body }) => [call, body]);
const { id: _id, kind: _kind, version: _version, changed: _changed, ...typed } = ownTemplate;

it('leaves no effect unprovided', async () => {
  api = await startStaffApi({});
  const { templates, template, newTemplate, removal } = flows();
  const all = [templates, template('a'), newTemplate(), removal('a')];
  expect(all.flatMap((machine) => unprovidedIn(machine as typeof templates))).toEqual([]);
});

it('lists the templates of an organisation', async () => {
  api = await startStaffApi({ [`GET ${path}`]: [200, { data: templateRows }] });
  const { actor, until } = run(flows().templates);
  await until('shown');
  expect(actor.getSnapshot().context.data).toEqual(templateRows);
});

it('saves a template by the version from which the form started', async () => {
  api = await startStaffApi({
    [`GET ${one}`]: [200, ownTemplate],
    [`PUT ${one}`]: [200, { ...ownTemplate, version: 2, sms_en: 'On Sunday.' }],
  });
  const { actor, until } = edit(flows().template(ownTemplate.id));
  await until({ editing: 'ready' });
  actor.send({ type: 'field.changed', field: 'sms_en', value: 'On Sunday.' });
  actor.send({ type: 'form.submitted' });
  await until({ editing: 'saved' });
  expect(await sent('PUT')).toEqual([[`PUT ${one}`, { version: 1, ...typed, sms_en: 'On Sunday.' }]]);
});

it('removes a template by the version that the person saw, and no words of the product', async () => {
  api = await startStaffApi({ [`GET ${one}`]: [200, ownTemplate], [`DELETE ${one}?version=1`]: [204, null] });
  const { actor, until } = run(flows().removal(ownTemplate.id));
  await until('ready');
  actor.send({ type: 'act.requested', act: 'delete' });
  actor.send({ type: 'act.confirmed' });
  await until('gone');
  await api.close();
  const product = { ...ownTemplate, id: 'approved', kind: 'approved', name: null, version: 0, changed: null };
  api = await startStaffApi({ [`GET ${path}/approved`]: [200, product] });
  const automatic = run(flows().removal('approved'));
  await automatic.until('ready');
  expect(automatic.actor.getSnapshot().context.life?.acts).toEqual([]);
});
