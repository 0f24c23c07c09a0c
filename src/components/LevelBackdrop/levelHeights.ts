/** A small generator of numbers that look random and never change: a page drawn twice must look the same. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Whole heights between `low` and `high`, always the same for the same seed. */
export function levelHeights(count: number, low: number, high: number, seed: number): number[] {
  const next = sequence(seed);
  return Array.from({ length: count }, () => Math.round(low + next() * (high - low)));
}
