/** What an act on many entries does to each (decision D244). */
import type { SeasonState } from './competitionPhase.ts';
import { isOver } from './seasonLife.ts';
import type { BulkAct, BulkSkip, RoundResult } from '../staff/staffContract.ts';

/** An entry, as far as an act about a round depends on it. `group`: its group in the round; `result`: null if it is not in it. */
export type BulkFacts = {
  isApproved: boolean;
  isWithdrawn: boolean;
  /** Whether it left a round of the competition by a decision. */
  isRemoved: boolean;
  isSuspended: boolean;
  result: RoundResult | null;
  group: string | null;
};

/** Why an act passes over an entry; null where it changes it. */
export function judgeBulk(act: BulkAct, facts: BulkFacts): BulkSkip | null {
  if (facts.isWithdrawn) return 'withdrawn';
  if (facts.isRemoved) return 'removed';
  if (facts.isSuspended) return 'suspended';
  if (!facts.isApproved) return 'not_approved';
  if (act === 'place') return facts.group === null ? null : 'already';
  if (facts.result === act) return 'already';
  return facts.result === null && act !== 'pending' ? 'not_in_round' : null;
}

/** A group, as far as entries can be placed in it now. */
type Opening = { opens_at: number };

/** How long (ms) before its window opens a group gets no more entries: clocks of nodes differ, and no vote may wait for it. */
const CLOSED_BEFORE_MS = 60_000;

/**
 * Why entries cannot be placed in groups; null if they can. A draft is nowhere in public, whatever its dates.
 * @param now UTC ms
 */
export function judgeGround(
  act: BulkAct,
  { state, groups }: { state: SeasonState; groups: readonly Opening[] },
  now: number,
): 'over' | 'window_opened' | null {
  if (isOver(state)) return 'over';
  if (act !== 'place' || state === 'draft') return null;
  return groups.some(({ opens_at }) => opens_at - CLOSED_BEFORE_MS <= now) ? 'window_opened' : null;
}
