import type { OrderPayment, PaymentAttempt } from '../../../domain/contract.ts';

/**
 * - `unavailable`: no answer that can be trusted; what became of the call is unknown.
 * - `refused`: the gateway understood and said no.
 * - `unknown_session`: the gateway knows no such session.
 */
export type GatewayFailure = 'unavailable' | 'refused' | 'unknown_session';

/** `detail` is for the log: a status or a reason, never a key, a body or a person. */
export type GatewayResult<T> =
  | { ok: true; value: T }
  | { ok: false; failure: GatewayFailure; detail: string };

/** Money is integer baisa; a quote's discount cannot be told in units, so a session has one product and one price. */
export type SessionRequest = {
  orderId: string;
  productName: string;
  amountBaisa: number;
  successUrl: string;
  cancelUrl: string;
  expiresInMinutes: number;
  /** At most 10 fields. */
  metadata: Readonly<Record<string, string>>;
};

/** What is known of a card: nothing that pays. The fingerprint is the same for the same card. */
export type GatewayCard = { fingerprint: string; brand: string; last4: string };

/** Amounts in baisa, instants in UTC ms. `paidAt`, `card` and `lastAttempt` are null where the gateway does not tell. */
export type GatewaySession = {
  id: string;
  orderId: string;
  status: 'unpaid' | 'paid' | 'cancelled';
  amountBaisa: number;
  currency: string;
  invoice: string | null;
  expiresAt: number | null;
  /** A card is being charged, and what comes of it is not known yet; false also where the gateway does not tell. */
  isCharging: boolean;
  paidAt: number | null;
  card: GatewayCard | null;
  lastAttempt: PaymentAttempt | null;
};

export type RefundRequest = {
  sessionId: string;
  reason: string;
  metadata: Readonly<Record<string, string>>;
};

/** `refundId` is null where the payment had been refunded before. */
export type Refund = { refundId: string | null; status: 'done' | 'pending' };

/** A webhook as it came: the very bytes, since they are what was signed. */
export type WebhookDelivery = {
  rawBody: Uint8Array;
  signature: string | undefined;
  timestamp: string | undefined;
};

/** `deliveryId` is the same for a delivery that is played again. The event is a hint: the session is to be read. */
export type WebhookEvent = {
  deliveryId: string;
  type: string;
  sessionId: string | null;
  orderId: string | null;
};

export type WebhookProblem = 'unsigned' | 'stale' | 'forged' | 'malformed';
export type WebhookResult = { ok: true; event: WebhookEvent } | { ok: false; problem: WebhookProblem };

/** A payment gateway, as Sawt needs it. No method throws; each call to the gateway ends within 5 s. */
export type PaymentGateway = {
  id: OrderPayment['gateway'];
  mode: OrderPayment['mode'];
  /** Whether it tells the instant of a payment; otherwise the end of the session may have to stand for it (decision D48). */
  tellsWhenPaid: boolean;
  createSession(request: SessionRequest): Promise<GatewayResult<GatewaySession>>;
  readSession(sessionId: string): Promise<GatewayResult<GatewaySession>>;
  /**
   * What the gateway shows of the card that paid an invoice, for sessions that name no card: evidence only, since other
   * cards may show the same. Null where it cannot be read now.
   */
  readMask(invoice: string | null): Promise<string | null>;
  /** Gives the whole payment of a session back; asked again, it gives back nothing more. */
  refund(request: RefundRequest): Promise<GatewayResult<Refund>>;
  /** Where the payer pays: the frame of hosted fields, or the page to go to. */
  paymentUrl(sessionId: string): string;
  /** `now` is UTC ms. */
  verifyWebhook(delivery: WebhookDelivery, now: number): WebhookResult;
};
