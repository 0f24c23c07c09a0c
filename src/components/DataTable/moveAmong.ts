/** The place among `count` to which a key leads from `from`; undefined for another key, or from none of them. */
export function moveAmong(count: number, from: number, key: string): number | undefined {
  if (from < 0) return undefined;
  const places: Partial<Record<string, number>> = {
    ArrowDown: Math.min(from + 1, count - 1),
    ArrowUp: Math.max(from - 1, 0),
    Home: 0,
    End: count - 1,
  };
  return places[key];
}
