/** Taking an entry out of a vote, or bringing it back (decision D241). */
import type { RemovalKind } from '../staff/staffContract.ts';
import type { Standing } from '../standing.ts';
import type { SeasonState } from './competitionPhase.ts';

/** An entry as far as that depends on it. */
export type Removable = {
  /** Of its competition. */
  state: SeasonState;
  /** In the rounds that would change. */
  standings: readonly Standing[];
  /** Whether it was rejected or its account suspended, so that it cannot compete. */
  isBarred: boolean;
};

/** What nobody can do anything about: it is in no round, or its competition is not held. */
export type RemovalStop = 'no_round' | 'over';

export function removalStop({ state, standings }: Removable): RemovalStop | null {
  if (standings.length === 0) return 'no_round';
  return state === 'published' || state === 'closed' ? null : 'over';
}

/** What can be done with an entry. */
export function removalKinds(entry: Removable): RemovalKind[] {
  if (removalStop(entry)) return [];
  const { standings, isBarred } = entry;
  const isOut = standings.some((each) => each === 'withdrawn' || each === 'disqualified');
  const ways = (['withdrawn', 'disqualified'] as const).filter((kind) =>
    standings.some((each) => each !== kind),
  );
  return isOut && !isBarred ? [...ways, 'reinstated'] : ways;
}

/** What a removal touches: whether somebody voted for the entry or an order for it waits, and what is paid (baisa). */
type AtStake = { is_voted: boolean; orders: number };

/** Whether a second person has to approve it. */
export const needsSecondPerson = ({ is_voted, orders }: AtStake): boolean => is_voted || orders > 0;
