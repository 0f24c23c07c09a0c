/** How many requests may pass: `burst` at once, then `perMinute` spread evenly. */
export type Rate = { burst: number; perMinute: number };

const MINUTE_US = 60_000_000;

/** How long (us) one request occupies a key. Whole numbers, so that every limiter calculates alike. */
export const intervalOf = ({ perMinute }: Rate): number => Math.round(MINUTE_US / perMinute);

/** How long (us) a burst occupies a key. */
export const toleranceOf = (rate: Rate): number => intervalOf(rate) * rate.burst;

/** The rates of a /56 and a /48, as multiples of the rate of an IPv4 address or /64. */
const WIDTHS = [1, 4, 16] as const;

/** The rates of an IPv4 address or /64, of a /56 and of a /48, in this order. */
export const networkRates = (rate: Rate): readonly Rate[] =>
  WIDTHS.map((width) => ({ burst: rate.burst * width, perMinute: rate.perMinute * width }));
