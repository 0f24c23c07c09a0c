import type { OrderPayment, PaymentAttempt } from '../../../domain/contract.ts';

/**
 * Why a call to the gateway brought nothing:
 * - `unavailable`: no usable reply; the outcome of the call is unknown.
 * - `refused`: the gateway refused the call.
 * - `unknown_session`: the gateway knows no such session.
 */
export type GatewayFailure = 'unavailable' | 'refused' | 'unknown_session';

/**
 * The outcome of a call. `detail` is for the log: a status or a reason, never a key, a body or personal
 * data.
 */
export type GatewayResult<T> =
  | { ok: true; value: T }
  | { ok: false; failure: GatewayFailure; detail: string };

/**
 * What to make a gateway session of. A session has one product with one price, because unit prices cannot
 * express a discount per order.
 */
export type SessionRequest = {
  orderId: string;
  productName: string;
  amountBaisa: number;
  successUrl: string;
  cancelUrl: string;
  expiresInMinutes: number;
  /** What the gateway stores with the session: at most 10 fields. */
  metadata: Readonly<Record<string, string>>;
};

/**
 * What a gateway tells of a card; nobody can pay with it. The same card always has the same fingerprint.
 */
export type GatewayCard = { fingerprint: string; brand: string; last4: string };

/** A session as the gateway reports it; times in UTC ms. Null is what the gateway does not report. */
export type GatewaySession = {
  id: string;
  orderId: string;
  status: 'unpaid' | 'paid' | 'cancelled';
  amountBaisa: number;
  currency: string;
  invoice: string | null;
  expiresAt: number | null;
  /** Whether a charge is in progress; false where the gateway does not report it. */
  isCharging: boolean;
  paidAt: number | null;
  card: GatewayCard | null;
  lastAttempt: PaymentAttempt | null;
};

/**
 * A gateway that supports idempotency keys refunds once per `key`; for the others the key is only in the
 * metadata.
 */
export type RefundRequest = {
  key: string;
  sessionId: string;
  reason: string;
  metadata: Readonly<Record<string, string>>;
};

/** An accepted refund. `refundId` is null if the payment was refunded before. */
export type Refund = { refundId: string | null; status: 'done' | 'pending' };

/** A webhook as it arrived: the signature covers exactly these bytes. */
export type WebhookDelivery = {
  rawBody: Uint8Array;
  /** The headers by their names in lower case. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
};

/**
 * What a genuine webhook says. Repeated deliveries have the same `deliveryId`. It proves no payment: read
 * the session.
 */
export type WebhookEvent = {
  deliveryId: string;
  type: string;
  sessionId: string | null;
  orderId: string | null;
};

export type WebhookRefusal = 'unsigned' | 'stale' | 'forged' | 'malformed';
export type WebhookResult = { ok: true; event: WebhookEvent } | { ok: false; refusal: WebhookRefusal };

/**
 * What Sawt needs of a payment gateway. No method throws or rejects; each call to the gateway ends within 5
 * s.
 */
export type PaymentGateway = {
  id: OrderPayment['gateway'];
  mode: OrderPayment['mode'];
  /**
   * Whether the gateway reports when a payment was made. If not, the session's end may stand for it
   * (decision D48).
   */
  tellsWhenPaid: boolean;
  createSession(request: SessionRequest): Promise<GatewayResult<GatewaySession>>;
  readSession(sessionId: string): Promise<GatewayResult<GatewaySession>>;
  /**
   * The visible digits of the card that paid an invoice, for sessions that report no card. Different cards
   * may share them. Null if they cannot be read now.
   */
  readMask(invoice: string | null): Promise<string | null>;
  /** Refunds the whole payment of a session; a repeated call refunds nothing more. */
  refund(request: RefundRequest): Promise<GatewayResult<Refund>>;
  /** The address where the payer pays: the frame with the card fields, or a page of the gateway. */
  paymentUrl(sessionId: string): string;
  /** Checks whether a request to the webhook address is from the gateway. `now` is UTC ms. */
  verifyWebhook(delivery: WebhookDelivery, now: number): WebhookResult;
};
