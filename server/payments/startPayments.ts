import type { Kysely } from 'kysely';
import { dayKey } from '../../domain/zonedTime.ts';
import type { EventLog } from '../liveVote.ts';
import type { Clock } from '../platform/clock.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { Keys } from '../platform/keys.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { Writer } from '../platform/writer/openWriter.ts';
import { normaliseSender, payerOf } from '../sms/payer.ts';
import type { ReceivedSms } from '../sms/receivedSms.ts';
import type { Config } from '../settings.ts';
import { checkpointSigner } from '../voting/checkpoints/checkpointHash.ts';
import { Checkpointer } from '../voting/checkpoints/checkpointer.ts';
import { FlagWatch } from './flags/flagWatch.ts';
import type { PaymentGateway } from './gateways/gateway.ts';
import { voteCaster, type CastVote } from './orders/castVote.ts';
import { RefundRunner } from './refunds/refundRunner.ts';
import { orderSource } from './settlement/orderSource.ts';
import { OrderSweeper } from './settlement/orderSweeper.ts';
import { PaymentPoller } from './settlement/paymentPoller.ts';
import type { Settlement } from './settlement/settlement.ts';
import { settler, type Settle } from './settlement/settler.ts';

/** How often (ms) what is due is looked for. */
const TICK_MS = 100;
const ZONE = 'Asia/Muscat';

export type PaymentsDeps = {
  config: Pick<Config, 'publicOrigin' | 'paymentPollMs'>;
  clock: Clock;
  database: Kysely<Schema>;
  writer: Writer;
  gateway: PaymentGateway;
  keys: Keys;
  metrics: Pick<Metrics, 'countVotes' | 'watch'>;
  log: EventLog;
};

/** What takes orders, finds their payments, gives money back, and looks at what was cast. */
export type Payments = {
  gateway: PaymentGateway;
  castVote: CastVote;
  settle: Settle;
  /** Somebody waits for the payment of an order. */
  hasten: (orderId: string) => void;
  /** A text message was stored. */
  seeSms: (sms: ReceivedSms) => void;
  /** Starts whatever is due by the clock; happens by itself as well. */
  tick: () => void;
  /** Resolves when nothing is under way. */
  rest: () => Promise<void>;
  /** Stops, when what is under way has ended. */
  close: () => Promise<void>;
};

export function startPayments(deps: PaymentsDeps): Payments {
  const { clock, database, writer, gateway, keys, log } = deps;
  const failed = (code: string) => (error: unknown) =>
    log.error({ code, reason: error instanceof Error ? error.name : 'unknown' }, 'work failed');
  const flags = new FlagWatch({
    writer,
    clock,
    pseudonymOf: (subject) => payerOf(keys.pepper, subject),
    onError: failed('flag_not_raised'),
  });
  const refunds = new RefundRunner({
    database,
    writer,
    gateway,
    clock,
    onRefusal: (refund, detail) =>
      log.warn({ code: 'refund_postponed', attempts: refund.attempts, detail }, 'refund'),
    onError: failed('refunds_not_worked_on'),
  });
  const settle = settler({
    writer,
    gatewayId: gateway.id,
    pepper: keys.pepper,
    onSettled: (settlement, learnedAt) => afterSettlement(deps, flags, refunds, settlement, learnedAt),
  });
  const onError = failed('payments_not_polled');
  const pollMs = deps.config.paymentPollMs;
  const poller = new PaymentPoller({ database, writer, gateway, clock, settle, pollMs, onError });
  const castVote = voteCaster({
    ...deps,
    pepper: keys.pepper,
    publicOrigin: deps.config.publicOrigin,
    onSession: (session) => poller.watch({ ...session, lastAttemptAt: null }),
    onGatewayFailure: (detail) => log.warn({ code: 'gateway_unavailable', detail }, 'gateway'),
  });
  const signer = checkpointSigner(keys.checkpoint);
  const sweeper = new OrderSweeper({ database, writer, clock, onError: failed('orders_not_swept') });
  const checkpointer = new Checkpointer({
    database,
    writer,
    clock,
    signer,
    onError: failed('checkpoint_not_signed'),
  });
  const workers = [poller, refunds, sweeper, checkpointer, flags];
  deps.metrics.watch('sawt_open_sessions', 'Sessions that may still be paid', () => poller.size);
  const tick = () => workers.forEach((worker) => worker.tick());
  const rest = async () => {
    for (const worker of workers) await worker.rest();
  };
  const timer = setInterval(tick, TICK_MS);
  const close = () => {
    clearInterval(timer);
    return rest();
  };
  const seeSms = (sms: ReceivedSms) => flags.see(seenSms(sms));
  return { gateway, castVote, settle, hasten: (id) => poller.hasten(id), seeSms, tick, rest, close };
}

function afterSettlement(
  { keys, metrics }: PaymentsDeps,
  flags: FlagWatch,
  refunds: RefundRunner,
  settlement: Settlement,
  learnedAt: number,
): void {
  metrics.countVotes('paid', settlement.verdict);
  if (settlement.verdict === 'refund') refunds.nudge();
  if (settlement.verdict !== 'counted' || settlement.order.phone === null) return;
  const { id, entryId, phone } = settlement.order;
  flags.see({
    payer: payerOf(keys.pepper, phone),
    number: Number(normaliseSender(phone)),
    text: null,
    entryId,
    sourceRef: orderSource(id),
    at: learnedAt,
    day: dayKey(learnedAt, ZONE),
  });
}

function seenSms(sms: ReceivedSms) {
  return {
    payer: sms.payer,
    number: Number(normaliseSender(sms.sender)),
    text: sms.text,
    entryId: sms.contestant?.entryId ?? null,
    sourceRef: `sms:${sms.provider}:${sms.messageId}`,
    at: sms.receivedAt,
    day: sms.day,
  };
}
