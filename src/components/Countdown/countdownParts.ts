export const countdownUnits = ['day', 'hour', 'minute', 'second'] as const;
export type CountdownUnit = (typeof countdownUnits)[number];

/**
 * The values of the four tiles. A started second counts in full, so zero appears only at the end.
 * @param remaining milliseconds; negative counts as 0
 */
export function countdownParts(remaining: number): Record<CountdownUnit, number> {
  const seconds = Math.ceil(Math.max(0, remaining) / 1000);
  return {
    day: Math.floor(seconds / 86_400),
    hour: Math.floor(seconds / 3600) % 24,
    minute: Math.floor(seconds / 60) % 60,
    second: seconds % 60,
  };
}
