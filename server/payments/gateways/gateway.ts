import type { OrderPayment, PaymentAttempt } from '../../../domain/contract.ts';

/**
 * - `unavailable`: no usable reply; the outcome of the call is unknown.
 * - `refused`: the gateway refused the call.
 * - `unknown_session`: the gateway knows no such session.
 */
export type GatewayFailure = 'unavailable' | 'refused' | 'unknown_session';

/** `detail` is for the log: a status or a reason, never a key, a body or a person. */
export type GatewayResult<T> =
  | { ok: true; value: T }
  | { ok: false; failure: GatewayFailure; detail: string };

/** Money is integer baisa. Unit prices cannot express a quote's discount, so a session has one product and one price. */
export type SessionRequest = {
  orderId: string;
  productName: string;
  amountBaisa: number;
  successUrl: string;
  cancelUrl: string;
  expiresInMinutes: number;
  /** What the gateway keeps with the session: at most 10 fields. */
  metadata: Readonly<Record<string, string>>;
};

/** The part of a card that cannot pay. The same card has the same fingerprint. */
export type GatewayCard = { fingerprint: string; brand: string; last4: string };

/** Amounts in baisa, instants in UTC ms. `paidAt`, `card` and `lastAttempt` are null where the gateway does not report them. */
export type GatewaySession = {
  id: string;
  orderId: string;
  status: 'unpaid' | 'paid' | 'cancelled';
  amountBaisa: number;
  currency: string;
  invoice: string | null;
  expiresAt: number | null;
  /** A charge is in progress; false where the gateway does not report it. */
  isCharging: boolean;
  paidAt: number | null;
  card: GatewayCard | null;
  lastAttempt: PaymentAttempt | null;
};

/**
 * A gateway that knows idempotency keys refunds once for each `key`. For other gateways, the key is in the
 * metadata of the refund.
 */
export type RefundRequest = {
  key: string;
  sessionId: string;
  reason: string;
  metadata: Readonly<Record<string, string>>;
};

/** `refundId` is null if the payment was refunded before. */
export type Refund = { refundId: string | null; status: 'done' | 'pending' };

/** A webhook as it arrived; the signature covers its exact bytes. */
export type WebhookDelivery = {
  rawBody: Uint8Array;
  /** The headers by their names in lower case. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
};

/** A repeated delivery has the same `deliveryId`. The event is only a hint: read the session. */
export type WebhookEvent = {
  deliveryId: string;
  type: string;
  sessionId: string | null;
  orderId: string | null;
};

export type WebhookRefusal = 'unsigned' | 'stale' | 'forged' | 'malformed';
export type WebhookResult = { ok: true; event: WebhookEvent } | { ok: false; refusal: WebhookRefusal };

/** A payment gateway, as Sawt needs it. No method throws; each call to the gateway ends within 5 s. */
export type PaymentGateway = {
  id: OrderPayment['gateway'];
  mode: OrderPayment['mode'];
  /** Whether it reports when a payment was made; otherwise the session's end may stand for it (decision D48). */
  tellsWhenPaid: boolean;
  createSession(request: SessionRequest): Promise<GatewayResult<GatewaySession>>;
  readSession(sessionId: string): Promise<GatewayResult<GatewaySession>>;
  /**
   * The mask of the card that paid an invoice, for sessions without a card. Other cards may have the same mask. Null
   * where it cannot be read now.
   */
  readMask(invoice: string | null): Promise<string | null>;
  /** Refunds the whole payment of a session; a repeated call refunds nothing more. */
  refund(request: RefundRequest): Promise<GatewayResult<Refund>>;
  /** Where the payer pays: the frame of the card fields, or the gateway's page. */
  paymentUrl(sessionId: string): string;
  /** Judges a request to the gateway's webhook address. `now` is UTC ms. */
  verifyWebhook(delivery: WebhookDelivery, now: number): WebhookResult;
};
