import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  delta,
  group,
  HOUR,
  participant,
  PERCENT,
  smallBoard,
  vote,
} from '../tests/support/votePage/smallBoard.ts';
import { applyDelta, openParticipants, rankParticipants, windowOf } from './board.ts';
import type { Participant } from './contract.ts';

const places = (list: readonly Participant[]) =>
  list.map((each) => `${each.rank} ${each.voter_id} ${each.voting_score} ${each.rank_change}`);

describe('a ranked list on the wire', () => {
  it('writes scores as percent points with three decimals and compares ranks with the last hour', () => {
    const list = rankParticipants(
      [
        { ...participant('b', 1), hour_rank: 1 },
        { ...participant('a', 2), hour_rank: 2 },
        participant('jury', 0, 20.5),
      ],
      PERCENT,
    );
    expect(places(list)).toEqual(['1 a 33.333 1', '2 jury 0 0', '3 b 16.667 2']);
  });
});

describe('a delta', () => {
  const before = smallBoard([
    group(1, [participant('a', 5), participant('b', 1)]),
    group(2, [participant('c', 0)]),
  ]);

  it('changes votes, scores and places of its group, and the version', () => {
    const after = applyDelta(before, delta([vote('b', 15, { hour_rank: 2 })]));
    expect([after.version, places(after.data.groups[0]!.participants)]).toEqual([
      'v2',
      ['1 b 37.5 1', '2 a 12.5 0'],
    ]);
    expect(after.data.participants).toBe(after.data.groups[0]!.participants);
  });

  it('leaves the groups that it does not touch, and the board it came to, as they were', () => {
    const kept = structuredClone(before);
    const after = applyDelta(before, delta([vote('b', 15)]));
    expect(after.data.groups[1]).toBe(before.data.groups[1]);
    expect(before).toEqual(kept);
  });

  it('counts once however often it comes', () => {
    const change = delta([vote('b', 15)]);
    const once = applyDelta(before, change);
    expect(applyDelta(once, change)).toEqual(once);
  });

  it('about somebody who is not on the board changes nothing but version and time', () => {
    const after = applyDelta(before, delta([vote('stranger', 99)]));
    expect(after).toEqual({ ...before, version: 'v2' });
  });

  it('after a switch of groups lists the participants of the group then open', () => {
    const after = applyDelta(before, delta([vote('c', 1)], 'v2', 2 * HOUR));
    expect(after.data.participants.map((each) => each.voter_id)).toEqual(['c']);
    expect(openParticipants(after.data.groups, 3 * HOUR)).toEqual([]);
  });
});

const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
const changes = fc.array(
  fc.record({
    voter_id: fc.constantFrom(...ids),
    total_votes: fc.nat(200),
    reached_at: fc.nat(1_000),
    hour_rank: fc.nat(6),
  }),
  { maxLength: 4 },
);

describe('deltas one after another', () => {
  it('end where ranking the final votes afresh ends', () => {
    fc.assert(
      fc.property(fc.array(changes, { maxLength: 8 }), (steps) => {
        const members = ids.map((id, index) => participant(id, index, index * 3));
        const start = smallBoard([group(1, members.slice(0, 4)), group(2, members.slice(4))]);
        const end = steps.reduce((held, votes) => applyDelta(held, delta(votes)), start);

        const last = new Map(steps.flat().map((change) => [change.voter_id, change]));
        const afresh = (list: Participant[]) =>
          rankParticipants(
            list.map((each) => ({ ...each, ...last.get(each.voter_id) })),
            PERCENT,
          );
        expect(end.data.groups.map((each) => each.participants)).toEqual([
          afresh(members.slice(0, 4)),
          afresh(members.slice(4)),
        ]);
      }),
    );
  });
});

it('reads a window off a group', () => {
  expect(windowOf(group(2, []))).toEqual({ number: 2, opensAt: 2 * HOUR, closesAt: 3 * HOUR });
});
