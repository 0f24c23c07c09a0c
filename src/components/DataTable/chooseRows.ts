/** The chosen keys after those from one place to another are chosen, or no longer. */
export function chooseRows(
  keys: readonly string[],
  chosen: ReadonlySet<string>,
  { from, to, on }: { from: number; to: number; on: boolean },
): Set<string> {
  const range = new Set(keys.slice(Math.min(from, to), Math.max(from, to) + 1));
  return on ? chosen.union(range) : chosen.difference(range);
}
