import type { FastifyInstance } from 'fastify';
import { logFailure, type EventLog } from '../platform/eventLog.ts';
import type { OperationHandlers } from '../platform/http/contract.ts';
import { openMessagePort } from '../platform/messages/openMessagePort.ts';
import type { Hold, Leases } from '../platform/leases/lease.ts';
import type { MessagePort } from '../platform/messages/messagePort.ts';
import type { Metrics } from '../platform/metrics.ts';
import { HashQueue } from '../platform/passwords/hashQueue.ts';
import { runWorkers, type RunningWorkers } from '../platform/runWorkers.ts';
import { passwordHasher } from '../platform/passwords/passwordHasher.ts';
import type { PlatformConfig } from '../platform/settings/platformSettings.ts';
import { every, type PeriodicWorker } from '../platform/every.ts';
import type { AccountWriter } from './writes.ts';
import type { AccountDeps } from './accountDeps.ts';
import { linkSender } from './links/linkSender.ts';
import { accountRoutes, registerAdmin } from './routes.ts';
import { MessageRunner } from './messages/messageRunner.ts';

/** How often (ms) the workers look for messages and link requests. */
const TICK_MS = 50;
const HOUR_MS = 3_600_000;

export type AccountsStart = Omit<AccountDeps, 'hashes' | 'hasher' | 'isSecure' | 'limits'> & {
  config: PlatformConfig;
  leases: Leases;
  /** A writer that updates the board after each write, for writes that change names and pictures on it. */
  announcingWriter: AccountWriter;
  metrics: Pick<Metrics, 'count' | 'watch'>;
  log: EventLog;
  /** Where messages go; from the settings by default. */
  messages?: MessagePort | undefined;
};

/**
 * The routes and workers of accounts. `rest` resolves when all promised links are made and all due messages
 * were tried.
 */
export type Accounts = RunningWorkers & {
  /** The handlers of the operations under `/api`; made once, so that all listeners share their limits. */
  handlers: OperationHandlers;
  /** Registers the routes that only the staff origin has. */
  registerAdmin(app: FastifyInstance): Promise<void>;
};

export function startAccounts(start: AccountsStart): Accounts {
  const { config, clock, log, metrics } = start;
  const hashes = new HashQueue();
  const hasher = passwordHasher();
  const isSecure = config.publicOrigin.startsWith('https:');
  const deps: AccountDeps = { ...start, hashes, hasher, isSecure, limits: config.limits };
  metrics.watch('sawt_hash_queue_depth', 'Passwords that wait to be hashed', () => hashes.size);
  const failed = logFailure(log);
  const links = linkSender(deps, failed('link_not_made'));
  const port = start.messages ?? openMessagePort(config, () => clock.now(), keptLog(start));
  const runner = new MessageRunner({ ...messaging(start), port, metrics });
  const sweeper = accountSweeper(start, failed('accounts_not_swept'));
  const running = runWorkers(config.roles.work ? [links, runner.worker, sweeper] : [], TICK_MS);
  return {
    handlers: accountRoutes(deps, links),
    registerAdmin: (app) => registerAdmin(app, { ...deps, ...start }),
    ...running,
    rest: async () => {
      await running.rest();
      for (const worker of [links, runner.worker]) {
        worker.nudge();
        worker.tick();
        await worker.rest();
      }
    },
    close: async () => {
      await running.close();
      port.close();
      hasher.close();
    },
  };
}

/** Logs, in production only, that a message reached only a folder: somebody waits for it. */
function keptLog({ config, log }: AccountsStart) {
  return ({ id, channel }: { id: string; channel: string }) => {
    if (config.environment === 'production')
      log.warn({ code: 'message_kept', message: id, channel }, 'message in the outbox folder');
  };
}

function messaging({ config, database, writer, clock, keys, log }: AccountsStart) {
  return {
    database,
    writer,
    clock,
    key: keys.device,
    publicOrigin: config.publicOrigin,
    supportEmail: config.supportEmail,
    onFailure: ({ id, kind, channel }: { id: string; kind: string; channel: string }, error: unknown) =>
      log.warn(
        { code: 'message_not_sent', message: id, kind, channel, reason: reasonOf(error) },
        'message failed',
      ),
  };
}

/** The code of an error, never its message: that may repeat an address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : error.name;
}

/** Deletes expired sessions, links and messages once an hour. */
function accountSweeper(
  { writer, clock, leases }: AccountsStart,
  onError: (error: unknown) => void,
): PeriodicWorker {
  const work = async ({ fence }: Hold) => {
    await writer.submit('sweepAccounts', clock.now(), fence);
  };
  const lease = leases.named('account sweep');
  return every({ lease, ms: HOUR_MS, firstAfterMs: HOUR_MS, clock, work, onError });
}
