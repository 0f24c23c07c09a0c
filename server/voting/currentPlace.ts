/** A voting window, half-open in UTC ms. */
type Windowed = { opensAt: number; closesAt: number };

export function isOpenAt({ opensAt, closesAt }: Windowed, now: number): boolean {
  return opensAt <= now && now < closesAt;
}

/**
 * Of places with windows, all of one entry or of one round, the one to vote for at `now`: an open one, else
 * the next to open, else the last to close. Undefined without places.
 */
export function currentPlace<T extends Windowed>(places: readonly T[], now: number): T | undefined {
  const open = places.find((place) => isOpenAt(place, now));
  if (open) return open;
  const ahead = places.filter(({ opensAt }) => opensAt > now);
  if (ahead.length > 0) return ahead.toSorted((a, b) => a.opensAt - b.opensAt)[0];
  return places.toSorted((a, b) => b.closesAt - a.closesAt)[0];
}
