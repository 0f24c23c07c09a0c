import * as z from 'zod/mini';
import type { GatewaySession } from './gateway.ts';

const optionalText = z.nullish(z.string());
const attempt = z.object({
  outcome: z.enum(['declined', 'insufficient_funds', 'challenge_failed', 'cancelled']),
  at: z.int(),
});
const card = z.object({ fingerprint: z.string(), brand: z.string(), last4: z.string() });

/** The data of a session in the documented API; the fields from `charging` on are the sandbox's (`paid_at` in UTC ms). */
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

/** The session in a reply, or undefined if a field that money depends on is missing or invalid. */
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

/** `maskedCard` is null unless the gateway shows the last four digits. */
export type GatewayPayment = { id: string; maskedCard: string | null };

/** The successful payment of an invoice; undefined without one. */
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
