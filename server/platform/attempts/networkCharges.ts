import { networksOf } from '../http/networks.ts';
import { networkRates, type Rate } from '../limits/rate.ts';
import type { Charge } from './admitAttempt.ts';
import { bucketOf } from './bucketOf.ts';

/** The charges of an attempt to every network of its address; wider networks have higher rates. */
export function networkCharges(
  pepper: Uint8Array,
  kind: Parameters<typeof bucketOf>[1],
  address: string,
  rate: Rate,
): Charge[] {
  const rates = networkRates(rate);
  return networksOf(address).map((network, width) => ({
    bucket: bucketOf(pepper, kind, network),
    rate: rates[width] ?? rate,
  }));
}
