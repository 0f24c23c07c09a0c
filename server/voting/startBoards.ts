import { sql, type Kysely } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import { PostgresListener } from '../platform/database/listenPostgres.ts';
import type { Schema } from '../platform/database/schema.ts';
import { logFailure, type EventLog } from '../platform/eventLog.ts';
import { leasesOfWork, openLeases } from '../platform/leases/openLeases.ts';
import type { PlatformConfig } from '../platform/settings/platformSettings.ts';
import { watchLease } from '../platform/leases/watchLease.ts';
import type { PlatformWriter } from '../platform/writes.ts';
import { BoardPublisher, CHANGE_INTERVAL_MS, memoryLog } from './boardPublisher.ts';
import { LiveBoards } from './liveBoards.ts';
import { BOARD_CHANNEL } from './shared/boardVersionsRepo.ts';
import { SharedBoards } from './shared/sharedBoards.ts';

export type BoardsStart = {
  database: Kysely<Schema>;
  clock: Clock;
  config: Pick<PlatformConfig, 'databaseUrl' | 'roles'>;
  writer: PlatformWriter;
  log: EventLog;
  /** Called when another node may have changed names or the catalogue. */
  onNames?: () => void;
};

export type RunningBoards = {
  boards: LiveBoards;
  publisher: BoardPublisher;
  /** Has the other nodes read names and the catalogue again. */
  announceNames(): Promise<void>;
  /** Lets the publisher and the exchange with other nodes do what is due; called often. */
  tick(): void;
  close(): Promise<void>;
};

/**
 * How soon (ms) another node publishes when the publishing node dies; long before the board counts as
 * stale.
 */
const LEASE_MS = 3_000;

/** What is announced on the channel of the boards besides versions, whose text is empty. */
const NAMES = 'names';

/** Starts the boards; there are none until the publisher's first refresh. */
export function startBoards(start: BoardsStart): RunningBoards {
  const { config, clock, log } = start;
  const boards = new LiveBoards({ clock, onError: logFailure(log)('board_unreadable') });
  if (config.databaseUrl) return startSharedBoards(boards, config.databaseUrl, start);
  const publisher = new BoardPublisher({ ...start, boards, log: memoryLog(boards) });
  const nothing = () => Promise.resolve();
  return { boards, publisher, announceNames: nothing, tick: () => publisher.tick(), close: nothing };
}

function startSharedBoards(
  boards: LiveBoards,
  url: string,
  { config, database, clock, writer, log, onNames }: BoardsStart,
): RunningBoards {
  const onError = logFailure(log)('board_not_published');
  const onNews = (text?: string) => {
    if (text !== NAMES) shared.hear();
    if (text === NAMES || text === undefined) onNames?.();
  };
  const listener = new PostgresListener({ url, channel: BOARD_CHANNEL, clock, onNews });
  const shared: SharedBoards = new SharedBoards({
    database,
    clock,
    boards,
    announcements: listener,
    onError,
  });
  const open = () => openLeases(config, { database, writer, clock, leaseMs: LEASE_MS, onError });
  const leases = leasesOfWork(config, open);
  const lease = watchLease(leases.named('board'), clock);
  const publisher = new BoardPublisher({
    database,
    clock,
    boards,
    log: shared,
    pollMs: CHANGE_INTERVAL_MS,
    // If no node that runs workers is up, nobody holds the lease; then any node publishes after a silence.
    // A version is stored only if it follows the newest one, so at worst two nodes do the same work.
    mayPublish: () => lease.isHeld() || shared.isSilent,
  });
  const tick = () => {
    for (const worker of [listener, shared, lease, publisher]) worker.tick();
  };
  const close = async () => {
    await lease.rest();
    await leases.release().catch(onError);
    await listener.close();
  };
  const announceNames = async () => {
    await sql`SELECT pg_notify(${BOARD_CHANNEL}, ${NAMES})`.execute(database);
  };
  return { boards, publisher, announceNames, tick, close };
}
