/** An instant (UTC ms) as a command prints it, to the minute, with its time zone. */
export const timeIn = (zone: string, at: number): string =>
  `${new Date(at).toLocaleString('sv', { timeZone: zone }).slice(0, 16)} (${zone})`;
