import type { WindowFinding } from '../../../domain/season/checkWindows.ts';
import { nextMidnight, startOfDay } from '../../../domain/zonedTime.ts';

/** From an instant to another, which it excludes (UTC ms). */
export type Span = { from: number; until: number };

export type WindowEdge = 'opens_at' | 'closes_at';

/** A window in a lane of its own. `movable`: the edges that may move. */
export type TimelineLane = {
  id: string;
  name: string;
  opensAt: number;
  closesAt: number;
  isMoved: boolean;
  movable: readonly WindowEdge[];
};

/** Whole days of a zone around all windows, with room to move an edge out. */
export function rangeOf(lanes: readonly TimelineLane[], zone: string): Span {
  const edges = lanes.flatMap(({ opensAt, closesAt }) => [opensAt, closesAt]);
  return {
    from: startOfDay(startOfDay(Math.min(...edges), zone) - 1, zone),
    until: nextMidnight(Math.max(...edges), zone),
  };
}

/** Labels that a ruler has room for. */
const MOST_DAYS = 8;

/** The midnights at which days of a range begin: all, or every so many that they keep apart. */
export function daysOf({ from, until }: Span, zone: string): number[] {
  const days: number[] = [];
  for (let day = from; day < until; day = nextMidnight(day, zone)) days.push(day);
  const apart = Math.ceil(days.length / MOST_DAYS);
  return days.filter((_, index) => index % apart === 0);
}

/** Where a lane overlaps others, and the gaps between lanes, as the findings name them. */
export function spansOf(
  lanes: readonly TimelineLane[],
  findings: readonly WindowFinding[],
): { overlaps: ReadonlyMap<string, Span[]>; gaps: Span[] } {
  const lane = (id: string | undefined) => lanes.find((each) => each.id === id);
  const overlaps = new Map<string, Span[]>();
  const gaps: Span[] = [];
  for (const { code, groups } of findings) {
    const [one, other] = [lane(groups[0]), lane(groups[1])];
    if (!one || !other) continue;
    if (code === 'gap') gaps.push({ from: one.closesAt, until: other.opensAt });
    if (code !== 'overlap') continue;
    const span = { from: other.opensAt, until: Math.min(one.closesAt, other.closesAt) };
    for (const { id } of [one, other]) overlaps.set(id, [...(overlaps.get(id) ?? []), span]);
  }
  return { overlaps, gaps };
}

/** Where an instant is in a range, from 0 at its start to 1 at its end. */
export const shareOf = ({ from, until }: Span, instant: number): number =>
  Math.min(1, Math.max(0, (instant - from) / (until - from)));
