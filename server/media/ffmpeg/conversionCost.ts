import type { MediaFacts } from '../probeMedia.ts';
import { conversionPlan } from './conversionPlan.ts';

/** Converting a byte of a sound recording takes about as long as decoding this many pixels of video. */
const PIXELS_PER_RECORDED_BYTE = 50;

/** The pixels of all frames of a video, by what the file declares; 0 for a sound recording. */
export const pixelsOf = ({ video }: MediaFacts): number =>
  video ? video.width * video.height * video.frames : 0;

/**
 * The cost of making a file playable, measured in pixels to decode. A file whose track is copied costs its
 * bytes.
 */
export function conversionCost(extension: string, facts: MediaFacts, bytes: number): number {
  if (conversionPlan(extension, facts).isCopied) return bytes;
  return Math.max(pixelsOf(facts), bytes * (facts.video ? 1 : PIXELS_PER_RECORDED_BYTE));
}

/** The least time limit (ms) of a conversion, to which its cost adds. */
const LEAST_MS = 60_000;
const PIXELS_PER_MS = 40_000;
const MOST_MS = 1_200_000;

/**
 * The time limit (ms) of a conversion of this cost. It stops a file that decodes to far more than it
 * declares.
 */
export const conversionBudget = (cost: number): number =>
  Math.min(MOST_MS, Math.ceil(LEAST_MS + cost / PIXELS_PER_MS));

/** Thrown when a conversion exceeded its time limit. */
export class BudgetUsed extends Error {}
