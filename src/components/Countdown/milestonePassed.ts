const MINUTE = 60_000;

const milestones = [
  ['1h', 60 * MINUTE],
  ['30m', 30 * MINUTE],
  ['10m', 10 * MINUTE],
  ['5m', 5 * MINUTE],
  ['1m', MINUTE],
  ['end', 0],
] as const;

export type Milestone = (typeof milestones)[number][0];

/**
 * The milestone passed between two moments; the last one if several passed while the page slept.
 * @param before, after remaining milliseconds
 */
export function milestonePassed(before: number, after: number): Milestone | undefined {
  return milestones.findLast(([, at]) => before > at && after <= at)?.[0];
}

export function milestoneTime(milestone: Milestone): number {
  return milestones.find(([name]) => name === milestone)?.[1] ?? 0;
}
