import { afterEach, beforeEach, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { StaffGroup } from '../../../domain/staff/staffContract.ts';
import { singing } from '../../../tests/support/staff/competitionFacts.ts';
import { firstRound, roundsNow, roundsOfSinging } from '../../../tests/support/season/roundsFacts.ts';
import { startStaffApi, type StaffApi } from '../../../tests/support/staff/staffApi.ts';
import { house } from '../../../tests/support/staff/staffFacts.ts';
import { unprovidedIn } from '../../machines/unprovided.ts';
import { createRoundsFlows } from './roundsFlow.ts';
import { createStepUps } from './stepUps.ts';

const HOUR = 3_600_000;
const place = { organisation: house.id, competition: singing.id };
const base = `/organisation/${house.id}/competition/${singing.id}`;
const [, , last] = firstRound.groups as [StaffGroup, StaffGroup, StaffGroup];
const list = `GET ${base}/round`;
const patch = `PATCH ${base}/group/${last.id}`;

let api: StaffApi;
beforeEach(() => history.replaceState(null, '', '/rounds'));
afterEach(() => api.close());

async function start(answers: Parameters<typeof startStaffApi>[0]) {
  api = await startStaffApi(answers);
  const flows = createRoundsFlows(api.client, place, 'salma', createStepUps(api.client));
  const machine = flows.windows;
  const actor = createActor(machine, { input: { now: () => roundsNow } }).start();
  return { actor, machine, flows };
}

async function move(answer: [number, unknown]) {
  const { actor } = await start({ [list]: [200, roundsOfSinging], [patch]: answer });
  await waitFor(actor, (snapshot) => snapshot.matches('editing'));
  actor.send({ type: 'edge.moved', group: last.id, edge: 'closes_at', by: HOUR });
  actor.send({ type: 'form.submitted' });
  const { context, value } = await waitFor(actor, (snapshot) => snapshot.matches('editing'));
  return { context, value };
}

it('leaves no effect unprovided', async () => {
  const { flows } = await start({});
  const { windows, round, newRound, group, newGroup } = flows;
  const machines = [windows, round('a'), newRound(), group('a'), newGroup('a')];
  expect(machines.flatMap((machine) => unprovidedIn(machine))).toEqual([]);
});

it('saves a window with the names and the version of its group', async () => {
  const saved = { ...last, version: 2, closes_at: last.closes_at + HOUR };
  const { context, value } = await move([200, saved]);
  expect([value, context.rounds?.rounds[0]?.groups[2]]).toEqual([{ editing: 'saved' }, saved]);
  const asked = (await api.asked()).find(({ call }) => call === patch);
  const { version, name_ar, name_en, opens_at } = last;
  expect(asked).toEqual({
    call: patch,
    mark: '1',
    body: { version, name_ar, name_en, opens_at, closes_at: last.closes_at + HOUR },
  });
});

const refusedBy = (code: string, more: object) => ({ message: '…', code, request_id: 'r', ...more });
const sentences = ['This needs the approval of a second person.'];
const findings = [{ code: 'same_code', severity: 'refused', groups: [last.id], codes: ['301'] }];
const present = { ...last, version: 3, changed: { at: 1, by: 'Huda' } };

it.each([
  [409, refusedBy('changed_meanwhile', { present }), { kind: 'meanwhile', group: last.id, by: 'Huda' }],
  [
    422,
    refusedBy('unprocessable', { errors: { closes_at: sentences } }),
    { kind: 'fixed', group: last.id, sentences },
  ],
  [422, refusedBy('windows_refused', { findings }), { kind: 'findings', group: last.id, findings }],
])('keeps a moved window that the server refuses with %i, and why', async (status, body, refusal) => {
  const { context } = await move([status, body]);
  expect([context.refusal, Object.keys(context.drafts)]).toEqual([refusal, [last.id]]);
});

it('says that a group is gone', async () => {
  const { context } = await move([404, { message: 'It is gone.', code: 'not_found' }]);
  expect(context.formError).toEqual({ sentence: 'It is gone.' });
});

it('leads to the sign-in where the session is over', async () => {
  const { actor } = await start({ [list]: [401, { message: 'Sign in.', code: 'unauthenticated' }] });
  await waitFor(actor, (snapshot) => snapshot.matches('signedOut'));
  expect(location.pathname).toBe('/login');
});
