import type { Kysely } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { Schema } from '../platform/database/schema.ts';
import { logFailure, type EventLog } from '../platform/eventLog.ts';
import type { Keys } from '../platform/keys.ts';
import type { Leases } from '../platform/leases/lease.ts';
import type { MessagePort } from '../platform/messages/messagePort.ts';
import type { Metrics } from '../platform/metrics.ts';
import { runWorkers, type RunningWorkers } from '../platform/runWorkers.ts';
import type { PlatformConfig } from '../platform/settings/platformSettings.ts';
import { payerOf } from '../sms/payer.ts';
import type { SeeStored } from '../sms/seeStored.ts';
import { FlagWatch } from './flags/flagWatch.ts';
import { MaskReader } from './flags/maskReader.ts';
import { sharedSight } from './flags/sharedSight.ts';
import { seenOrder, seenSms, type SeenVote } from './flags/seenVote.ts';
import type { PaymentGateway } from './gateways/gateway.ts';
import { orderTaker, type TakeOrder } from './orders/takeOrder.ts';
import type { PaymentConfig } from './paymentSettings.ts';
import { decidedRefunder } from './refunds/decidedRefunder.ts';
import { refundRunner } from './refunds/refundRunner.ts';
import { receiptRunner } from './receipts/receiptRunner.ts';
import { unsettledReporter } from './settlement/unsettled.ts';
import { orderSweeper } from './settlement/orderSweeper.ts';
import { PaymentPoller } from './settlement/paymentPoller.ts';
import { settler, type Settle } from './settlement/settler.ts';
import type { PaymentWriter } from './writes.ts';

/** How often (ms) workers check for due work. */
const TICK_MS = 100;

export type PaymentsDeps = {
  config: Pick<PlatformConfig, 'publicOrigin' | 'supportEmail' | 'databaseUrl' | 'roles'> &
    Pick<PaymentConfig, 'paymentPollMs' | 'flags'>;
  clock: Clock;
  leases: Leases;
  database: Kysely<Schema>;
  writer: PaymentWriter;
  gateway: PaymentGateway;
  keys: Keys;
  /** Sends the e-mails about orders. */
  port: MessagePort;
  metrics: Pick<Metrics, 'count' | 'watch'>;
  log: EventLog;
};

/** What the routes of payments need, and the background workers. */
export type Payments = RunningWorkers & {
  gateway: PaymentGateway;
  takeOrder: TakeOrder;
  settle: Settle;
  /** Makes the next poll of an order sooner, because its payer waits. */
  hasten: (orderId: string) => void;
  /** Shows a stored text message to the detectors of flags. */
  seeSms: SeeStored;
};

export function startPayments(deps: PaymentsDeps): Payments {
  const { gateway, keys, config, log, metrics } = deps;
  const failing = logFailure(log);
  const flags = new FlagWatch({
    ...deps,
    thresholds: config.flags,
    pseudonymOf: (subject) => payerOf(keys.pepper, subject),
    onError: failing('flag_not_raised'),
  });
  const look = (vote: SeenVote) => flags.see(vote);
  const sight =
    config.databaseUrl === null
      ? undefined
      : sharedSight({ ...deps, look, onError: failing('votes_not_looked_at') });
  const see = sight ? sight.see : look;
  const masks = new MaskReader({ ...deps, pepper: keys.pepper, onError: failing('mask_not_noted') });
  const refunds = refundRunner({
    ...deps,
    onRefusal: ({ attempts }, detail) => log.warn({ code: 'refund_postponed', attempts, detail }, 'refund'),
    onError: failing('refunds_not_worked_on'),
  });
  const decided = decidedRefunder({
    ...deps,
    onRefunds: () => refunds.nudge(),
    onError: failing('decided_not_refunded'),
  });
  const receipts = receiptRunner(deps);
  const settle = settler({
    writer: deps.writer,
    gatewayId: gateway.id,
    pepper: keys.pepper,
    onSettled: (settlement, session, learnedAt) => {
      metrics.count('settlements', { verdict: settlement.verdict });
      if (settlement.verdict === 'counted')
        metrics.count('votes', { channel: 'paid' }, settlement.order.votes);
      if (settlement.verdict === 'counted') masks.see(session, learnedAt);
      if (settlement.verdict === 'refund') refunds.nudge();
      if (['counted', 'fee_paid', 'refund'].includes(settlement.verdict)) receipts.nudge();
      const seen = seenOrder(settlement, learnedAt);
      if (seen) see(seen);
    },
  });
  const onError = failing('payments_not_polled');
  const poller = new PaymentPoller({ ...deps, settle, pollMs: config.paymentPollMs, onError });
  const takeOrder = orderTaker({
    ...deps,
    pepper: keys.pepper,
    publicOrigin: config.publicOrigin,
    onSession: (session) => {
      if (config.roles.work) poller.watch({ ...session, lastAttemptAt: null });
    },
    onGatewayFailure: (detail) => log.warn({ code: 'gateway_unavailable', detail }, 'gateway'),
  });
  metrics.watch('sawt_open_sessions', 'Sessions that may still be paid', () => poller.size);
  const sweeper = orderSweeper({ ...deps, onError: failing('orders_not_swept') });
  const left = unsettledReporter({ ...deps, onError: failing('left_payments_not_read') });
  const own = sight ? [masks, sight.handing] : [masks];
  const looking = sight ? [sight.taking, flags.worker] : [flags.worker];
  const jobs = [poller, refunds, decided, receipts, sweeper, left, ...looking];
  return {
    ...runWorkers([...own, ...(config.roles.work ? jobs : [])], TICK_MS),
    gateway,
    takeOrder,
    settle,
    hasten: (orderId) => poller.hasten(orderId),
    seeSms: (sms, entry) => see(seenSms(sms, entry)),
  };
}
