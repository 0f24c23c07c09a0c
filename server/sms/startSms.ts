import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { DEFAULT_ZONE } from '../../domain/defaultZone.ts';
import type { Clock } from '../platform/clock.ts';
import type { Schema } from '../platform/database/schema.ts';
import { logFailure, type EventLog } from '../platform/eventLog.ts';
import type { Keys } from '../platform/keys.ts';
import type { Metrics } from '../platform/metrics.ts';
import { runWorkers, type RunningWorkers } from '../platform/runWorkers.ts';
import type { Writer } from '../platform/writer/openWriter.ts';
import type { ContestantDirectory } from '../voting/contestantDirectory.ts';
import type { LiveBoards } from '../voting/liveBoards.ts';
import type { Drained } from './inbox/waitingSms.ts';
import { readWaiting } from './inbox/inboxRepo.ts';
import { SmsInbox } from './inbox/smsInbox.ts';
import { waitingCounter } from './inbox/waitingCounter.ts';
import { registerSmsRoute } from './routes.ts';
import type { SeeStored } from './seeStored.ts';
import type { SmsProviderSetting } from './smsSettings.ts';
import type { SmsWriter, smsWrites } from './writes.ts';

/** How often (ms) the inbox is looked at. */
const TICK_MS = 50;

export type SmsDeps = {
  config: { smsProviders: readonly SmsProviderSetting[] };
  keys: Pick<Keys, 'pepper'>;
  directory: ContestantDirectory;
  database: Kysely<Schema>;
  writer: SmsWriter & Pick<Writer<typeof smsWrites>, 'queueDepth' | 'divert'>;
  inboxWriter: SmsWriter;
  clock: Clock;
  metrics: Metrics;
  log: EventLog;
  onStored: SeeStored;
  boards: Pick<LiveBoards, 'noteWaiting'>;
};

export type Sms = RunningWorkers & {
  /** Registers the route of the operators. */
  register(app: FastifyInstance): Promise<void>;
};

/** Starts the inbox of text messages, and the worker that drains it. */
export function startSms({ config, keys, directory, log, onStored, boards, ...deps }: SmsDeps): Sms {
  const { database, clock, metrics } = deps;
  const failing = logFailure(log);
  const onDrained = ({ taken, stored }: Drained) => {
    // The boards show at once that no message waits any more.
    if (taken === 0) counter.nudge();
    for (const { sms, entryId, zone, outcome } of stored) {
      metrics.count('smsDrained', { provider: sms.provider, outcome });
      if (outcome === 'counted') metrics.count('votes', { channel: 'sms' });
      onStored(sms, { entryId, zone: zone ?? DEFAULT_ZONE });
    }
  };
  const inbox = new SmsInbox({ ...deps, onDrained, onError: failing('inbox_not_drained') });
  const counter = waitingCounter({
    clock,
    read: () => readWaiting(database),
    show: (waiting) => boards.noteWaiting(waiting),
    onError: failing('inbox_unreadable'),
  });
  const route = {
    providers: config.smsProviders,
    directory,
    inbox,
    clock,
    pepper: keys.pepper,
    metrics,
    onStored,
  };
  const workers = runWorkers([inbox, counter], TICK_MS);
  const close = async () => {
    await inbox.close();
    await workers.close();
  };
  return { ...workers, close, register: (app) => registerSmsRoute(app, route) };
}
