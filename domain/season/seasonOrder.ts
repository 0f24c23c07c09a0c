import type { SeasonState } from './competitionPhase.ts';
import { isOver } from './seasonLife.ts';

type Dated = { state: SeasonState; starts_at: number; ends_at: number };

/** Decided ones are over, whatever their dates say. */
const isPast = ({ state, ends_at }: Dated, now: number) => ends_at <= now || isOver(state);

/** Events in the order in which staff work on them: those that run, those to come, then those that are over, newest first. */
export function seasonOrder<Each extends Dated>(events: readonly Each[], now: number): Each[] {
  const rank = (event: Each) => (isPast(event, now) ? 2 : event.starts_at > now ? 1 : 0);
  return events.toSorted(
    (one, other) =>
      rank(one) - rank(other) ||
      (rank(one) === 2 ? other.starts_at - one.starts_at : one.starts_at - other.starts_at),
  );
}
