import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds that a signed webhook may be old, or ahead of our clock. */
const WEBHOOK_TOLERANCE_SECONDS = 300;

/**
 * The signature of a webhook: hex HMAC-SHA256 over `rawBody-timestamp`, with the timestamp in unix seconds
 * exactly as it stands in its header.
 */
export function signWebhook(secret: string, rawBody: Uint8Array | string, timestamp: string): string {
  return createHmac('sha256', secret).update(rawBody).update(`-${timestamp}`).digest('hex');
}

/** Whether a signature is the one for these very bytes; compared in constant time. */
export function isSignedBy(
  secret: string,
  rawBody: Uint8Array,
  timestamp: string,
  signature: string,
): boolean {
  if (!/^[0-9a-f]{64}$/i.test(signature)) return false;
  const expected = Buffer.from(signWebhook(secret, rawBody, timestamp), 'hex');
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}

/** Whether a timestamp header lies within the tolerance of `now` (UTC ms). */
export function isFresh(timestamp: string, now: number): boolean {
  if (!/^[0-9]{1,12}$/.test(timestamp)) return false;
  return Math.abs(now / 1_000 - Number(timestamp)) <= WEBHOOK_TOLERANCE_SECONDS;
}
