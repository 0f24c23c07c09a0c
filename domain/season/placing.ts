/** How entries are placed in the voting groups of a round (decision D227). */

/**
 * The order of a draw: by the SHA-256 of `<seed>:<entry>`. Anybody can compute it again from the published seed.
 * @param sha256 the digest of the UTF-8 text, as hex
 */
export function drawOrder(
  seed: string,
  entries: readonly string[],
  sha256: (text: string) => string,
): string[] {
  const digests = entries.map((entry) => ({ entry, digest: sha256(`${seed}:${entry}`) }));
  return digests.toSorted((a, b) => (a.digest < b.digest ? -1 : 1)).map(({ entry }) => entry);
}

/**
 * Deals entries in turn, each to the smallest group, and of several to the first. The sizes of groups that were equal differ by
 * at most one.
 * @param sizes of the groups before, one at least
 * @returns what each group gets, in the order of `sizes`
 */
export function dealGroups<Entry>(inOrder: readonly Entry[], sizes: readonly number[]): Entry[][] {
  const dealt = sizes.map((): Entry[] => []);
  const now = [...sizes];
  for (const entry of inOrder) {
    const smallest = now.indexOf(Math.min(...now));
    dealt[smallest]!.push(entry);
    now[smallest]! += 1;
  }
  return dealt;
}
