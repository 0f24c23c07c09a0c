import type { FastifyInstance } from 'fastify';
import { logFailure, type EventLog } from '../platform/eventLog.ts';
import type { OperationHandlers } from '../platform/http/contract.ts';
import type { Hold, Leases } from '../platform/leases/lease.ts';
import type { MessagePort } from '../platform/messages/messagePort.ts';
import { hasDueMessage } from '../platform/messages/messageQueue.ts';
import { MessageRunner } from '../platform/messages/messageRunner.ts';
import type { Metrics } from '../platform/metrics.ts';
import { runWorkers, type RunningWorkers } from '../platform/runWorkers.ts';
import type { PlatformConfig } from '../platform/settings/platformSettings.ts';
import { every, type PeriodicWorker } from '../platform/every.ts';
import type { AccountWriter } from './writes.ts';
import type { AccountDeps } from './accountDeps.ts';
import { linkSender } from './links/linkSender.ts';
import { accountRoutes, registerAdmin } from './routes.ts';
import { composeMessage } from './messages/composeMessage.ts';

/** How often (ms) the workers look for messages and link requests. */
const TICK_MS = 50;
const HOUR_MS = 3_600_000;

export type AccountsStart = Omit<AccountDeps, 'isSecure' | 'limits'> & {
  config: PlatformConfig;
  leases: Leases;
  /** A writer that updates the board after each write, for writes that change names and pictures on it. */
  announcingWriter: AccountWriter;
  metrics: Pick<Metrics, 'count' | 'watch'>;
  log: EventLog;
  /** Sends the messages to candidates. */
  port: MessagePort;
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
  const { config, log } = start;
  const isSecure = config.publicOrigin.startsWith('https:');
  const deps: AccountDeps = { ...start, isSecure, limits: config.limits };
  const failed = logFailure(log);
  const links = linkSender(deps, failed('link_not_made'));
  const runner = messageRunner(start);
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
  };
}

function messageRunner(start: AccountsStart) {
  const { config, database, writer, clock, keys } = start;
  const { publicOrigin, supportEmail } = config;
  const composing = { database, key: keys.device, publicOrigin, supportEmail, now: () => clock.now() };
  return new MessageRunner({
    ...start,
    queue: {
      hasDue: (now) => hasDueMessage(database, 'outbox', now),
      claim: (now) => writer.submit('claimMessage', now),
      note: (note) => writer.submit('noteMessage', note),
      compose: (row) => composeMessage(composing, row),
      about: ({ kind, channel }) => ({ kind, channel }),
    },
  });
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
