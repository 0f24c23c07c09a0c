import type { Kysely } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import { PostgresListener } from '../platform/database/listenPostgres.ts';
import type { Schema } from '../platform/database/schema.ts';
import { logFailure, type EventLog } from '../platform/eventLog.ts';
import { openLeases } from '../platform/leases/openLeases.ts';
import type { PlatformConfig } from '../platform/settings/platformSettings.ts';
import { watchLease } from '../platform/leases/watchLease.ts';
import type { PlatformWriter } from '../platform/writes.ts';
import { BoardPublisher, CHANGE_INTERVAL_MS, memoryLog } from './boardPublisher.ts';
import { LiveBoard } from './liveBoard.ts';
import { BOARD_CHANNEL } from './shared/boardVersionsRepo.ts';
import { SharedBoard } from './shared/sharedBoard.ts';

export type BoardStart = {
  database: Kysely<Schema>;
  clock: Clock;
  config: Pick<PlatformConfig, 'databaseUrl' | 'roles'>;
  writer: PlatformWriter;
  log: EventLog;
};

export type RunningBoard = {
  board: LiveBoard;
  publisher: BoardPublisher;
  /** Lets the publisher and the exchange with other nodes do what is due; called often. */
  tick(): void;
  close(): Promise<void>;
};

/**
 * How soon (ms) another node publishes when the publishing node dies; long before the board counts as
 * stale.
 */
const LEASE_MS = 3_000;

/** Starts the board; it is empty until the publisher's first refresh. */
export function startBoard(start: BoardStart): RunningBoard {
  const { config, clock, log } = start;
  const board = new LiveBoard({ clock, onError: logFailure(log)('board_unreadable') });
  if (config.databaseUrl) return startSharedBoard(board, config.databaseUrl, start);
  const publisher = new BoardPublisher({ ...start, board, log: memoryLog(board) });
  return { board, publisher, tick: () => publisher.tick(), close: () => Promise.resolve() };
}

function startSharedBoard(
  board: LiveBoard,
  url: string,
  { config, database, clock, writer, log }: BoardStart,
): RunningBoard {
  const onError = logFailure(log)('board_not_published');
  const listener = new PostgresListener({ url, channel: BOARD_CHANNEL, clock, onNews: () => shared.hear() });
  const shared: SharedBoard = new SharedBoard({ database, clock, board, announcements: listener, onError });
  const leases = openLeases(config, { database, writer, clock, leaseMs: LEASE_MS, onError });
  const lease = watchLease(leases.named('board'), clock);
  const publisher = new BoardPublisher({
    database,
    clock,
    board,
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
  return { board, publisher, tick, close };
}
