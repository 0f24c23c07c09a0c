import type { MediaFacts } from '../probeMedia.ts';
import { conversionPlan } from './conversionPlan.ts';

/** Converting one byte of a sound recording costs about as much as this many pixels. */
const PIXELS_PER_RECORDED_BYTE = 50;

/** Pixels of all frames of a video, as it declares them; 0 for a sound recording. */
export const pixelsOf = ({ video }: MediaFacts): number =>
  video ? video.width * video.height * video.frames : 0;

/** The cost of making a file playable, in pixels to decode; copied tracks cost their bytes. */
export function conversionCost(extension: string, facts: MediaFacts, bytes: number): number {
  if (conversionPlan(extension, facts).isCopied) return bytes;
  return Math.max(pixelsOf(facts), bytes * (facts.video ? 1 : PIXELS_PER_RECORDED_BYTE));
}

/** The least time limit (ms) of a conversion; its cost adds more. */
const LEAST_MS = 60_000;
const PIXELS_PER_MS = 40_000;
const MOST_MS = 1_200_000;

/** The time limit (ms) of a conversion of a cost: ends a file that declares little and decodes to much. */
export const conversionBudget = (cost: number): number =>
  Math.min(MOST_MS, Math.ceil(LEAST_MS + cost / PIXELS_PER_MS));

/** A conversion exceeded its time limit. */
export class BudgetUsed extends Error {}
