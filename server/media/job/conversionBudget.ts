/** Every conversion gets this (ms), and more by its cost. */
const LEAST_MS = 60_000;
const PIXELS_PER_MS = 40_000;
const MOST_MS = 1_200_000;

/** How long (ms) a conversion of a cost may take: what declares little and decodes to much is ended early. */
export const conversionBudget = (cost: number): number =>
  Math.min(MOST_MS, Math.ceil(LEAST_MS + cost / PIXELS_PER_MS));

/** A conversion was ended because its time was used up. */
export class BudgetUsed extends Error {}
