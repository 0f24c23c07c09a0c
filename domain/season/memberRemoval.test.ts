import { describe, expect, it } from 'vitest';
import type { Standing } from '../standing.ts';
import { needsSecondPerson, type Removable, removalKinds, removalStop } from './memberRemoval.ts';

const entry = (standings: Standing[], changes: Partial<Removable> = {}): Removable => ({
  state: 'published',
  standings,
  isBarred: false,
  ...changes,
});

describe('an entry', () => {
  it.each<[string, Removable, readonly string[]]>([
    ['that competes leaves the vote', entry(['in']), ['withdrawn', 'disqualified']],
    ['that left returns, or leaves for another reason', entry(['withdrawn']), ['disqualified', 'reinstated']],
    ['that was disqualified returns', entry(['disqualified']), ['withdrawn', 'reinstated']],
    ['that is barred does not return', entry(['disqualified'], { isBarred: true }), ['withdrawn']],
    [
      'that is excluded does not return',
      entry(['excluded'], { isBarred: true }),
      ['withdrawn', 'disqualified'],
    ],
    ['in no round has no vote to leave', entry([]), []],
    ['of a cancelled competition stays as it is', entry(['in'], { state: 'cancelled' }), []],
  ])('%s', (_, of, kinds) => {
    expect(removalKinds(of)).toEqual(kinds);
  });

  it('of a closed competition can still be disqualified; a draft and a cancelled one are not held', () => {
    const stops = (['draft', 'published', 'closed', 'archived', 'cancelled'] as const).map((state) =>
      removalStop(entry(['in'], { state })),
    );
    expect([removalStop(entry([])), ...stops]).toEqual(['no_round', 'over', null, null, 'over', 'over']);
  });
});

it('a second person is needed once somebody voted or paid', () => {
  const needs = [
    { is_voted: false, orders: 0 },
    { is_voted: true, orders: 0 },
    { is_voted: false, orders: 1 },
  ].map(needsSecondPerson);
  expect(needs).toEqual([false, true, true]);
});
