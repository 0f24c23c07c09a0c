import * as z from 'zod/mini';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { WebhookDelivery, WebhookResult } from './gateway.ts';

const id = z.nullish(z.string().check(z.maxLength(200)));
const eventBody = z.object({
  event_type: z.string().check(z.minLength(1), z.maxLength(100)),
  data: z.object({ session_id: id, client_reference_id: id }),
});

/** The header with the signature of a webhook, as Thawani sends it; the sandbox uses the same. */
const SIGNATURE = 'thawani-signature';
const TIMESTAMP = 'thawani-timestamp';

export type SignedWebhook = {
  rawBody: Uint8Array;
  signature: string | undefined;
  timestamp: string | undefined;
};

export const readSignedWebhook = ({ rawBody, headers }: WebhookDelivery): SignedWebhook => ({
  rawBody,
  signature: headers[SIGNATURE]?.toString(),
  timestamp: headers[TIMESTAMP]?.toString(),
});

/** The headers that carry a signature and its time, for code that sends webhooks. */
export const signedHeaders = ({
  signature,
  timestamp,
}: Pick<SignedWebhook, 'signature' | 'timestamp'>): Record<string, string> => ({
  ...(signature !== undefined && { [SIGNATURE]: signature }),
  ...(timestamp !== undefined && { [TIMESTAMP]: timestamp }),
});

/**
 * Accepts a webhook only if its signature fits its bytes and its time is within 300 s of `now` (UTC ms). A
 * repeated delivery has the same `deliveryId`, and settlement ignores it.
 */
export function verifyWebhook(secret: string, delivery: SignedWebhook, now: number): WebhookResult {
  const { rawBody, signature, timestamp } = delivery;
  if (!signature || !timestamp) return { ok: false, refusal: 'unsigned' };
  if (!isSignedBy(secret, rawBody, timestamp, signature)) return { ok: false, refusal: 'forged' };
  if (!isFresh(timestamp, now)) return { ok: false, refusal: 'stale' };
  const event = eventBody.safeParse(parseJson(rawBody));
  if (!event.success) return { ok: false, refusal: 'malformed' };
  const { event_type: type, data } = event.data;
  return {
    ok: true,
    event: {
      deliveryId: signature.toLowerCase(),
      type,
      sessionId: data.session_id ?? null,
      orderId: data.client_reference_id ?? null,
    },
  };
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** How many seconds a signed webhook may be behind or ahead of our clock. */
const WEBHOOK_TOLERANCE_SECONDS = 300;

/**
 * The signature of a webhook: hex HMAC-SHA256 over the body, a hyphen and the timestamp. The timestamp is
 * the text of its header, in unix seconds.
 */
export function signWebhook(secret: string, rawBody: Uint8Array | string, timestamp: string): string {
  return createHmac('sha256', secret).update(rawBody).update(`-${timestamp}`).digest('hex');
}

/** Whether the signature fits these bytes; compares in constant time. */
function isSignedBy(secret: string, rawBody: Uint8Array, timestamp: string, signature: string): boolean {
  if (!/^[0-9a-f]{64}$/i.test(signature)) return false;
  const expected = Buffer.from(signWebhook(secret, rawBody, timestamp), 'hex');
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}

/** Whether a timestamp header lies within the tolerance of `now` (UTC ms). */
function isFresh(timestamp: string, now: number): boolean {
  if (!/^[0-9]{1,12}$/.test(timestamp)) return false;
  return Math.abs(now / 1_000 - Number(timestamp)) <= WEBHOOK_TOLERANCE_SECONDS;
}
