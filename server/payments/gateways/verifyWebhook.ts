import * as z from 'zod/mini';
import type { WebhookDelivery, WebhookResult } from './gateway.ts';
import { isFresh, isSignedBy } from './webhookSignature.ts';

const id = z.nullish(z.string().check(z.maxLength(200)));
const eventBody = z.object({
  event_type: z.string().check(z.minLength(1), z.maxLength(100)),
  data: z.object({ session_id: id, client_reference_id: id }),
});

/**
 * Believes a webhook only when its signature fits its bytes and its time is within 300 s of `now` (UTC ms).
 * A delivery played again within that time has the same `deliveryId`; the settlement of orders must expect it.
 */
export function verifyWebhook(secret: string, delivery: WebhookDelivery, now: number): WebhookResult {
  const { rawBody, signature, timestamp } = delivery;
  if (!signature || !timestamp) return { ok: false, problem: 'unsigned' };
  if (!isSignedBy(secret, rawBody, timestamp, signature)) return { ok: false, problem: 'forged' };
  if (!isFresh(timestamp, now)) return { ok: false, problem: 'stale' };
  const event = eventBody.safeParse(parseJson(rawBody));
  if (!event.success) return { ok: false, problem: 'malformed' };
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
