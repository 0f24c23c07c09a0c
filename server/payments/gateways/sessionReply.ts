import * as z from 'zod/mini';
import type { GatewaySession } from './gateway.ts';

const optionalText = z.nullish(z.string());
const attempt = z.object({
  outcome: z.enum(['declined', 'insufficient_funds', 'challenge_failed', 'cancelled']),
  at: z.int(),
});
const card = z.object({ fingerprint: z.string(), brand: z.string(), last4: z.string() });

/**
 * A session in replies of the documented API. Only the sandbox sends the fields from `charging` on;
 * `paid_at` in UTC ms.
 */
const sessionData = z.object({
  session_id: z.string().check(z.minLength(1)),
  client_reference_id: z.string(),
  payment_status: z.enum(['unpaid', 'paid', 'cancelled']),
  total_amount: z.int().check(z.positive()),
  currency: z.string(),
  invoice: optionalText,
  expire_at: optionalText,
  charging: z.nullish(z.boolean()),
  paid_at: z.nullish(z.int()),
  card: z.nullish(card),
  last_attempt: z.nullish(attempt),
});

/** Reads a session from a reply; undefined if a required field is missing or any field is invalid. */
export function readSessionData(data: unknown): GatewaySession | undefined {
  const parsed = sessionData.safeParse(data);
  if (!parsed.success) return undefined;
  const session = parsed.data;
  return {
    id: session.session_id,
    orderId: session.client_reference_id,
    status: session.payment_status,
    amountBaisa: session.total_amount,
    currency: session.currency,
    invoice: session.invoice ?? null,
    expiresAt: readInstant(session.expire_at),
    isCharging: session.charging ?? false,
    paidAt: session.paid_at ?? null,
    card: session.card ?? null,
    lastAttempt: session.last_attempt ?? null,
  };
}

const paymentsData = z.array(
  z.object({ payment_id: z.string(), status: optionalText, masked_card: optionalText }),
);

/** A payment of an invoice. `maskedCard` is null unless the last four digits are visible in it. */
export type GatewayPayment = { id: string; maskedCard: string | null };

/** Finds the successful payment in a reply that lists the payments of an invoice; undefined without one. */
export function readPayment(data: unknown): GatewayPayment | undefined {
  const parsed = paymentsData.safeParse(data);
  if (!parsed.success) return undefined;
  const paid = parsed.data.find(({ status }) => status?.toLowerCase() === 'successful');
  if (!paid) return undefined;
  const mask = paid.masked_card?.replaceAll(/\s/g, '') ?? '';
  return { id: paid.payment_id, maskedCard: /[0-9]{4}$/.test(mask) ? mask : null };
}

const refundData = z.object({ refund_id: z.string(), status: optionalText });

export function readRefundData(data: unknown): { refundId: string; status: string } | undefined {
  const parsed = refundData.safeParse(data);
  return parsed.success
    ? { refundId: parsed.data.refund_id, status: parsed.data.status?.toLowerCase() ?? '' }
    : undefined;
}

function readInstant(text: string | null | undefined): number | null {
  const instant = Date.parse(text ?? '');
  return Number.isNaN(instant) ? null : instant;
}
