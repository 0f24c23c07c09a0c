/** A seeded pseudo-random generator: the picture must be the same at every rendering. */
function pseudoRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Integer heights between `low` and `high`; the same seed gives the same heights. */
export function levelHeights(count: number, low: number, high: number, seed: number): number[] {
  const next = pseudoRandom(seed);
  return Array.from({ length: count }, () => Math.round(low + next() * (high - low)));
}
