/** The least time (ms) of a conversion; its cost adds more. */
const LEAST_MS = 60_000;
const PIXELS_PER_MS = 40_000;
const MOST_MS = 1_200_000;

/** The time limit (ms) of a conversion of a cost: ends a file that declares little and decodes to much. */
export const conversionBudget = (cost: number): number =>
  Math.min(MOST_MS, Math.ceil(LEAST_MS + cost / PIXELS_PER_MS));

/** A conversion exceeded its time limit. */
export class BudgetUsed extends Error {}
