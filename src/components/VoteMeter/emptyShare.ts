/** Steps of a meter, finer than visible: a change below one step does not change its style. */
const STEPS = 500;

/** The empty fraction of a track, in steps. @param full fraction that is filled; clamped to 0 to 1 */
export function emptyShare(full: number): number {
  return Math.round((1 - Math.min(1, Math.max(0, full))) * STEPS) / STEPS;
}
