import type { Kysely } from 'kysely';
import type { EventLog } from '../start/liveVote.ts';
import type { Clock } from '../platform/clock.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { Keys } from '../platform/keys.ts';
import type { Metrics } from '../platform/metrics.ts';
import { openObjects } from '../platform/storage/openObjects.ts';
import type { Writer } from '../platform/writer/openWriter.ts';
import { payerOf } from '../sms/payer.ts';
import type { Config } from '../settings.ts';
import { checkpointSigner } from '../voting/checkpoints/checkpointHash.ts';
import { Checkpointer } from '../voting/checkpoints/checkpointer.ts';
import { noteOrigin } from '../voting/checkpoints/checkpointNote.ts';
import { seenCheckpoint } from '../voting/checkpoints/seenCheckpoint.ts';
import { LedgerParts } from '../voting/parts/ledgerParts.ts';
import { FlagWatch } from './flags/flagWatch.ts';
import { MaskReader } from './flags/maskReader.ts';
import { seenOrder } from './flags/seenVotes.ts';
import type { PaymentGateway } from './gateways/gateway.ts';
import { RefundRunner } from './refunds/refundRunner.ts';
import { leftBehind } from './settlement/leftBehind.ts';
import { OrderSweeper } from './settlement/orderSweeper.ts';
import { PaymentPoller } from './settlement/paymentPoller.ts';
import { settler, type Settle } from './settlement/settler.ts';

export type PaymentsDeps = {
  config: Pick<Config, 'publicOrigin' | 'paymentPollMs' | 'dataDir' | 's3' | 'flags'>;
  clock: Clock;
  database: Kysely<Schema>;
  writer: Writer;
  gateway: PaymentGateway;
  keys: Keys;
  metrics: Pick<Metrics, 'count' | 'watch'>;
  log: EventLog;
};

/** Something that works by itself: `tick` starts what is due, `rest` waits for what is under way. */
export type Worker = { tick(): void; rest(): Promise<void> };

export type PaymentWorkers = {
  poller: PaymentPoller;
  flags: FlagWatch;
  settle: Settle;
  parts: LedgerParts;
  all: readonly Worker[];
};

/** What finds payments, gives money back, lets orders expire, signs and publishes the ledger and looks at what was cast. */
export function paymentWorkers({ log, keys, metrics, config, ...deps }: PaymentsDeps): PaymentWorkers {
  const failing = (code: string) => (error: unknown) =>
    log.error({ code, reason: error instanceof Error ? error.name : 'unknown' }, 'work failed');
  const flags = new FlagWatch({
    ...deps,
    thresholds: config.flags,
    pseudonymOf: (subject) => payerOf(keys.pepper, subject),
    onError: failing('flag_not_raised'),
  });
  const refunds = new RefundRunner({
    ...deps,
    onRefusal: ({ attempts }, detail) => log.warn({ code: 'refund_postponed', attempts, detail }, 'refund'),
    onError: failing('refunds_not_worked_on'),
  });
  const masks = new MaskReader({ ...deps, pepper: keys.pepper, onError: failing('mask_not_noted') });
  const settle = settler({
    writer: deps.writer,
    gatewayId: deps.gateway.id,
    pepper: keys.pepper,
    onSettled: (settlement, session, learnedAt) => {
      metrics.count('settlements', { verdict: settlement.verdict });
      if (settlement.verdict === 'counted')
        metrics.count('votes', { channel: 'paid' }, settlement.order.votes);
      if (settlement.verdict === 'counted') masks.see(session, learnedAt);
      if (settlement.verdict === 'refund') refunds.nudge();
      const seen = seenOrder(settlement, learnedAt);
      if (seen) flags.see(seen);
    },
  });
  const onError = failing('payments_not_polled');
  const poller = new PaymentPoller({ ...deps, settle, pollMs: config.paymentPollMs, onError });
  const sweeper = new OrderSweeper({ ...deps, onError: failing('orders_not_swept') });
  const signer = checkpointSigner(keys.checkpoint);
  const checkpointer = new Checkpointer({
    ...deps,
    signer,
    origin: noteOrigin(config.publicOrigin),
    seen: seenCheckpoint(config.dataDir),
    onError: failing('checkpoint_not_signed'),
  });
  const parts = new LedgerParts({
    ...deps,
    objects: openObjects(config),
    onError: failing('ledger_parts_not_made'),
  });
  const left = leftBehind({ ...deps, log, onError: failing('left_payments_not_read') });
  const all = [poller, refunds, sweeper, checkpointer, parts, masks, flags, left];
  return { poller, flags, settle, parts, all };
}
