import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { OperationHandlers } from '../platform/http/contract.ts';
import type { Keys } from '../platform/keys.ts';
import type { PlatformWriter } from '../platform/writes.ts';
import type { RateLimiter } from '../platform/limits/rateLimiter.ts';
import type { PlatformConfig } from '../platform/settings/platformSettings.ts';
import type { PaymentConfig } from './paymentSettings.ts';
import { feeRoute } from './orders/feeRoute.ts';
import { orderRoute } from './orders/orderRoute.ts';
import { quoteRoute } from './orders/quoteRoute.ts';
import { voteRoute } from './orders/voteRoute.ts';
import { receiptRoute, type ReceiptReader } from './receipts/receiptRoute.ts';
import { registerCheckoutRedirect } from './redirect/checkoutRedirect.ts';
import { registerPaymentWebhook } from './settlement/webhookRoute.ts';
import type { Payments } from './startPayments.ts';
import type { PaymentWriter } from './writes.ts';

export type PaymentRouteDeps = {
  limiter: RateLimiter;
  payments: Payments;
  database: Kysely<Schema>;
  clock: Clock;
  writer: PlatformWriter;
  readReceipt: ReceiptReader;
  keys: Keys;
  config: Pick<PlatformConfig & PaymentConfig, 'publicOrigin' | 'limits'>;
  /** The id of the competition on the board; null while there is none. */
  competitionOnBoard: () => string | null;
};

/**
 * The handlers of the operations for paid votes and fees. Made once, so that all listeners share its rate limits.
 */
export function paymentRoutes({
  payments,
  database,
  clock,
  readReceipt,
  keys,
  limiter,
  ...deps
}: PaymentRouteDeps): OperationHandlers {
  const { takeOrder, gateway, hasten } = payments;
  const { limits } = deps.config;
  const isSecure = deps.config.publicOrigin.startsWith('https:');
  return {
    quoteVotes: quoteRoute({ database, competitionOnBoard: deps.competitionOnBoard, keys, isSecure }),
    placeVoteOrder: voteRoute({ takeOrder, keys, isSecure, limiter, limits }),
    placeFeeOrder: feeRoute({ ...deps, database, clock, takeOrder, keys, limiter, limits }),
    readOrder: orderRoute({ database, gateway, clock, hasten }),
    readReceipt: receiptRoute(readReceipt),
  };
}

/**
 * Registers the route of the gateway's webhooks. The contract cannot register it: it parses bodies, and a
 * webhook's signature covers the unparsed bytes.
 */
export const registerWebhooks = (
  app: FastifyInstance,
  {
    payments,
    ...deps
  }: Pick<PaymentRouteDeps, 'payments' | 'database' | 'clock'> & { writer: PaymentWriter },
): Promise<void> => registerPaymentWebhook(app, { ...deps, ...payments });

/** Registers the routes that only the staff origin has. */
export const registerAdmin = (app: FastifyInstance, { config }: Pick<PaymentRouteDeps, 'config'>): void =>
  registerCheckoutRedirect(app, config.publicOrigin);
