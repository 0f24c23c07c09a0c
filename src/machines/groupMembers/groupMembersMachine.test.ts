import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { fieldErrors, httpError, networkError } from '../../../domain/errors.ts';
import type { RoundMembers } from '../../../domain/staff/staffContract.ts';
import { groupMembersFlow } from '../../../tests/flows/groupMembers/groupMembersFlow.ts';
import { HeldCalls } from '../../../tests/support/models/replay.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import {
  memberGroups,
  membersOfFirst,
  membersWhileOpen,
} from '../../../tests/support/season/membersFacts.ts';
import { groupMembersMachine } from './groupMembersMachine.ts';

walkMachine(groupMembersFlow);

const { one, two, three } = memberGroups;
const [a, b, c, d, e] = membersOfFirst.entries.map(({ id }) => id) as [
  string,
  string,
  string,
  string,
  string,
];
const seen = [one, two, three].map(({ id, version }) => ({ id, version }));

async function start(members: RoundMembers = membersOfFirst) {
  const calls = new HeldCalls();
  const did: string[] = [];
  const machine = groupMembersMachine.provide({
    actors: { loadMembers: calls.actor('loadMembers'), saveMembers: calls.actor('saveMembers') },
    actions: { endSession: () => void did.push('session over') },
  });
  const actor = createActor(machine).start();
  await calls.answer('loadMembers', members);
  const context = () => actor.getSnapshot().context;
  const choose = (...entries: string[]) => actor.send({ type: 'entries.chosen', entries });
  const move = (group: string | null) => actor.send({ type: 'move.requested', group });
  const code = (typed: string, entry = a) => actor.send({ type: 'code.submitted', entry, code: typed });
  return { actor, calls, did, context, choose, move, code, value: () => actor.getSnapshot().value };
}

describe('the entries in the groups of a round', () => {
  it('are sent as the whole set of the group to which some move', async () => {
    const { choose, context, move, value } = await start();
    choose(a, c);
    move(two.id);
    expect([value(), context().work]).toEqual([
      'saving',
      { kind: 'set', group: two.id, seen, entries: [a, c] },
    ]);
  });

  it('join those that are there, and leave as the set without them', async () => {
    const { calls, choose, context, move } = await start();
    choose(d);
    move(one.id);
    expect(context().work).toMatchObject({ group: one.id, entries: [a, b, d] });
    await calls.answer('saveMembers', { saved: membersOfFirst });
    expect([context().chosen, context().work]).toEqual([[], null]);
    choose(b);
    move(null);
    expect(context().work).toMatchObject({ group: one.id, entries: [a] });
  });

  it.each<[string, string[], string | null]>([
    ['nothing is chosen', [], two.id],
    ['all are there already', [a, b], one.id],
    ['the chosen ones are in several groups', [a, c], null],
    ['the chosen ones are in no group', [c], null],
  ])('do not move when %s', async (_, chosen, to) => {
    const { choose, move, value } = await start();
    choose(...chosen);
    move(to);
    expect(value()).toBe('choosing');
  });

  it('of a group that has opened neither move nor change their codes', async () => {
    const { choose, code, context, move, value } = await start(membersWhileOpen);
    choose(a);
    move(two.id);
    choose(e);
    move(one.id);
    code('500');
    expect(value()).toBe('choosing');
    code('500', c);
    expect(context().work).toEqual({ kind: 'code', group: two.id, version: 1, entry: c, code: '500' });
  });

  it('are placed after a look at the outcome, in groups that have not opened', async () => {
    const { actor, context, value } = await start(membersWhileOpen);
    actor.send({ type: 'placement.requested', way: 'draw', which: 'all' });
    expect(value()).toBe('confirming');
    actor.send({ type: 'placement.cancelled' });
    actor.send({ type: 'placement.requested', way: 'spread', which: 'unplaced' });
    actor.send({ type: 'placement.confirmed' });
    expect([value(), context().work]).toEqual([
      'saving',
      { kind: 'place', way: 'spread', which: 'unplaced', seen: seen.slice(1) },
    ]);
  });

  it('are not placed while there are more than a round can have', async () => {
    const { actor, value } = await start({ ...membersOfFirst, left_out: 1 });
    actor.send({ type: 'placement.requested', way: 'draw', which: 'all' });
    expect(value()).toBe('choosing');
  });

  it('show as they are now when another person changed them, and stay chosen if they can still move', async () => {
    const { calls, choose, context, move } = await start();
    choose(a, e);
    move(three.id);
    await calls.answer('saveMembers', { present: membersWhileOpen, sentence: 'Changed.' });
    expect(context()).toMatchObject({
      members: membersWhileOpen,
      chosen: [e],
      refusal: { sentence: 'Changed.', findings: [] },
    });
  });

  it('keep their code when the typed one cannot be read, is taken, or is refused', async () => {
    const { calls, code, context } = await start();
    code('0');
    expect([context().coded, context().fieldErrors]).toEqual([a, { code: { code: 'entryCode' } }]);
    code(' ٢٠١ ');
    expect([context().work, context().fieldErrors]).toEqual([
      { kind: 'code', group: one.id, version: 1, entry: a, code: '201' },
      {},
    ]);
    const findings = [{ code: 'same_code', severity: 'refused', groups: [one.id], codes: ['201'] }];
    await calls.answer('saveMembers', { findings, sentence: 'Taken.' });
    expect(context().refusal).toEqual({ findings, sentence: 'Taken.' });
    code('202');
    await calls.refuse('saveMembers', fieldErrors({ code: ['Fixed.'] }, { status: 422 }));
    expect([context().refusal, context().fieldErrors]).toEqual([null, { code: { sentence: 'Fixed.' } }]);
  });

  it('are read again after an unknown outcome, and the session ends on the page when it is over', async () => {
    const { actor, calls, choose, context, did, move, value } = await start();
    choose(c);
    move(two.id);
    await calls.refuse('saveMembers', networkError);
    expect([value(), context().chosen]).toEqual(['unsure', [c]]);
    actor.send({ type: 'retry.requested' });
    await calls.answer('loadMembers', membersOfFirst);
    expect([value(), context().chosen]).toEqual(['choosing', [c]]);
    move(two.id);
    await calls.refuse('saveMembers', httpError({ status: 401 }));
    expect([value(), did]).toEqual(['signedOut', ['session over']]);
  });
});
