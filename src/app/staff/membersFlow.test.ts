import { afterEach, beforeEach, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  memberGroups,
  membersOfFirst,
  membersWhileOpen,
} from '../../../tests/support/season/membersFacts.ts';
import { singing } from '../../../tests/support/staff/competitionFacts.ts';
import { startStaffApi, type StaffApi } from '../../../tests/support/staff/staffApi.ts';
import { house } from '../../../tests/support/staff/staffFacts.ts';
import type { GroupMembersEvent } from '../../machines/groupMembers/groupMembersTypes.ts';
import { unprovidedIn } from '../../machines/unprovided.ts';
import { createRoundsFlows } from './roundsFlow.ts';
import { createStepUps } from './stepUps.ts';

const { one, two, three } = memberGroups;
const round = membersOfFirst.round.id;
const base = `/organisation/${house.id}/competition/${singing.id}`;
const list = `GET ${base}/round/${round}/member`;
const calls = {
  set: `PUT ${base}/group/${two.id}/member`,
  place: `POST ${base}/round/${round}/placement`,
  code: `PUT ${base}/group/${one.id}/code`,
};
const seen = [one, two, three].map(({ id, version }) => ({ id, version }));
const [first, , third] = membersOfFirst.entries.map(({ id }) => id) as [string, string, string];

let api: StaffApi;
beforeEach(() => history.replaceState(null, '', '/rounds'));
afterEach(() => api.close());

async function act(call: string, answer: [number, unknown], events: readonly GroupMembersEvent[]) {
  api = await startStaffApi({ [list]: [200, membersOfFirst], [call]: answer });
  const place = { organisation: house.id, competition: singing.id };
  const machine = createRoundsFlows(api.client, place, 'salma', createStepUps(api.client)).members(round);
  const actor = createActor(machine).start();
  await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
  for (const event of events) actor.send(event);
  const { context, value } = await waitFor(actor, (snapshot) => !snapshot.matches('saving'));
  const asked = (await api.asked()).find((each) => each.call === call);
  return { context, value, machine, body: asked?.body };
}

const moves: GroupMembersEvent[] = [
  { type: 'entries.chosen', entries: [third] },
  { type: 'move.requested', group: two.id },
];

it('sends the whole set of a group with all groups as the page saw them', async () => {
  const { body, context, machine } = await act(calls.set, [200, membersWhileOpen], moves);
  expect(unprovidedIn(machine)).toEqual([]);
  expect([body, context.members]).toEqual([{ seen, entries: [third] }, membersWhileOpen]);
});

it('sends a placement with an id of its own', async () => {
  const { body } = await act(
    calls.place,
    [200, membersWhileOpen],
    [{ type: 'placement.requested', way: 'draw', which: 'unplaced' }, { type: 'placement.confirmed' }],
  );
  const id = expect.stringMatching(/^[\w-]{22}$/) as string;
  expect(body).toEqual({ id, way: 'draw', which: 'unplaced', seen });
});

it('sends a code in the form in which it is stored', async () => {
  const { body } = await act(
    calls.code,
    [200, membersOfFirst],
    [{ type: 'code.submitted', entry: first, code: ' ٢٠١' }],
  );
  expect(body).toEqual({ version: 1, entry: first, code: '201' });
});

const findings = [{ code: 'same_code', severity: 'refused', groups: [two.id], codes: ['101'] }];
it.each([
  [
    409,
    { present: membersWhileOpen },
    { members: membersWhileOpen, refusal: { sentence: 'No.', findings: [] } },
  ],
  [422, { findings }, { members: membersOfFirst, refusal: { sentence: 'No.', findings } }],
])('says why nothing was changed at a %i', async (status, more, said) => {
  const answer = { message: 'No.', code: 'changed_meanwhile', request_id: 'r', ...more };
  const { context, value } = await act(calls.set, [status, answer], moves);
  expect([value, context]).toMatchObject(['choosing', said]);
});

it('knows no outcome after a reply of 503', async () => {
  const { value } = await act(calls.set, [503, { message: 'No.', code: 'busy', request_id: 'r' }], moves);
  expect(value).toBe('unsure');
});
