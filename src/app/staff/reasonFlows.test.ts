import { afterEach, beforeEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { readReasonsForm } from '../../../domain/staff/rejectReasons.ts';
import { follow, run } from '../../../tests/support/accounts/accountFlows.ts';
import { ownReasons } from '../../../tests/support/messages/reasonFacts.ts';
import { startStaffApi, type StaffApi } from '../../../tests/support/staff/staffApi.ts';
import { unprovidedIn } from '../../machines/unprovided.ts';
import { createReasonFlows } from './reasonFlows.ts';
import { retriedCalls } from './retriedCalls.ts';

let api: StaffApi;
beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/messages');
});
afterEach(() => api.close());

const path = '/organisation/house/reasons';
const of = { organisation: 'house', staffId: 'nasser' };
const flows = () => createReasonFlows(api.client, of, retriedCalls({ steppedUp: (act) => act() }));
const sent = async () =>
  (await api.asked()).filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body);
const late = { ar: 'وصلت متأخرة.', en: 'It came late.' };

it('saves the reasons in the order of their keys, by the version from which the form started', async () => {
  const saved = { ...ownReasons, version: 3, reasons: [...ownReasons.reasons, late] };
  api = await startStaffApi({ [`GET ${path}`]: [200, ownReasons], [`PUT ${path}`]: [200, saved] });
  const { reasons } = flows();
  expect(unprovidedIn(reasons)).toEqual([]);
  const { actor, until } = follow(createActor(reasons, { input: { read: readReasonsForm } }));
  await until({ editing: 'ready' });
  for (const language of ['ar', 'en'] as const)
    actor.send({ type: 'field.changed', field: `reason_5_${language}`, value: late[language] });
  actor.send({ type: 'form.submitted' });
  await until({ editing: 'saved' });
  expect(await sent()).toEqual([{ version: 2, reasons: saved.reasons }]);
  expect(actor.getSnapshot().context.texts).toMatchObject({ reason_3_en: late.en, reason_5_en: '' });
});

it('goes back to the reasons of the product, where the organisation has its own', async () => {
  const product = { ...ownReasons, version: 3, is_own: false };
  api = await startStaffApi({ [`GET ${path}`]: [200, ownReasons], [`PUT ${path}`]: [200, product] });
  const { removal } = flows();
  expect(unprovidedIn(removal)).toEqual([]);
  const { actor, until } = run(removal);
  await until('ready');
  actor.send({ type: 'act.requested', act: 'delete' });
  actor.send({ type: 'act.confirmed' });
  await until('gone');
  expect(await sent()).toEqual([{ version: 2, reasons: null }]);
  await api.close();
  api = await startStaffApi({ [`GET ${path}`]: [200, product] });
  const later = run(flows().removal);
  await later.until('ready');
  expect(later.actor.getSnapshot().context.life?.acts).toEqual([]);
});
