import * as z from 'zod/mini';
import { newId } from '../../../server/platform/ids.ts';
import type { Session } from '../session.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;
const LEAST_BAISA = 100;

const returnUrl = z.string().check(z.maxLength(2_000));
const product = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  quantity: z.int().check(z.minimum(1), z.maximum(100)),
  unit_amount: z.int().check(z.minimum(LEAST_BAISA), z.maximum(5_000_000_000)),
});
const request = z.object({
  client_reference_id: z.string().check(z.minLength(1), z.maxLength(100)),
  mode: z.literal('payment'),
  products: z.array(product).check(z.minLength(1), z.maxLength(100)),
  success_url: returnUrl,
  cancel_url: returnUrl,
  expire_in_minutes: z._default(z.int().check(z.minimum(1), z.maximum(DAY_MINUTES)), DAY_MINUTES),
  metadata: z._default(
    z.record(z.string(), z.string()).check(z.refine((fields) => Object.keys(fields).length <= 10)),
    {},
  ),
});

/** Makes a session from a request; undefined if the request is invalid. `now` is UTC ms. */
export function sessionFrom(body: unknown, merchantOrigin: string, now: number): Session | undefined {
  const parsed = request.safeParse(body);
  if (!parsed.success) return undefined;
  const wanted = parsed.data;
  const returns = [wanted.success_url, wanted.cancel_url];
  // Payers may return only to the merchant's site, even if the caller names another.
  if (returns.some((url) => URL.parse(url)?.origin !== merchantOrigin)) return undefined;
  return {
    id: `checkout_${newId()}`,
    reference: wanted.client_reference_id,
    products: wanted.products,
    amount: wanted.products.reduce((sum, { quantity, unit_amount }) => sum + quantity * unit_amount, 0),
    successUrl: wanted.success_url,
    cancelUrl: wanted.cancel_url,
    metadata: wanted.metadata,
    createdAt: now,
    expiresAt: now + wanted.expire_in_minutes * MINUTE_MS,
    invoice: newId(),
    status: 'unpaid',
    processing: false,
    challenge: null,
    card: null,
    lastAttempt: null,
    paidAt: null,
    paymentId: null,
    refundId: null,
  };
}

/**
 * A session in the format of the documented API. That does not have the fields from `charging` on; the
 * sandbox adds them.
 */
export const sessionData = (session: Session) => ({
  session_id: session.id,
  client_reference_id: session.reference,
  products: session.products,
  total_amount: session.amount,
  currency: 'OMR',
  success_url: session.successUrl,
  cancel_url: session.cancelUrl,
  payment_status: session.status,
  mode: 'payment',
  invoice: session.invoice,
  metadata: session.metadata,
  created_at: new Date(session.createdAt).toISOString(),
  expire_at: new Date(session.expiresAt).toISOString(),
  charging: session.processing,
  paid_at: session.paidAt,
  card: session.card,
  last_attempt: session.lastAttempt,
});

/** The payment of a session, in the format in which the API lists the payments of an invoice. */
export const paymentData = (session: Session) => ({
  payment_id: session.paymentId,
  masked_card: `************${session.card?.last4 ?? ''}`,
  card_type: session.card?.brand ?? 'unknown',
  status: 'Successful',
  amount: session.amount,
  checkout_invoice: session.invoice,
  refunded: session.refundId !== null,
});
