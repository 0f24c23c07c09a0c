/** Number of characters, counted in code points, so that every script gets the same limit. */
export function characterCount(text: string): number {
  return Array.from(text).length;
}
