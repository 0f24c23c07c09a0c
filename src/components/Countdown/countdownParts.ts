export const countdownUnits = ['day', 'hour', 'minute', 'second'] as const;
export type CountdownUnit = (typeof countdownUnits)[number];

/**
 * What the four tiles show. A second that has begun still counts, so that zero is shown at the end and not before.
 * @param remaining milliseconds; less than nothing is nothing
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
