import type { Kysely } from 'kysely';
import { openCatalogue, type LiveCatalogue } from '../catalogue/liveCatalogue.ts';
import { every } from '../platform/every.ts';
import { logFailure, type EventLog } from '../platform/eventLog.ts';
import type { Clock } from '../platform/clock.ts';
import type { ReadDatabaseTime } from '../platform/database/databaseClock.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { Leases } from '../platform/leases/lease.ts';
import { announcingWriter } from '../platform/writer/announcingWriter.ts';
import type { Demo } from './demo.ts';
import { startLiveClock, type LiveClock } from './liveClock.ts';
import type { ServerWriter, ServerWrites } from './serverWriter.ts';
import type { Config } from './settings.ts';
import { BoardStream } from '../voting/boardStream.ts';
import { openContestantDirectory, type ContestantDirectory } from '../voting/contestantDirectory.ts';
import { findBarred } from '../voting/standings/excludeBarred.ts';
import { startBoards, type RunningBoards } from '../voting/startBoards.ts';
import { StreamLimit } from '../voting/streamLimit.ts';

/** How often (ms) `tick` runs. */
const TICK_MS = 50;
/** How often (ms) contestants and catalogue are read again, even when the board shows no change. */
const SLOW_READ_MS = 60_000;

export type LiveVoteDeps = {
  config: Config;
  clock: Clock;
  database: Kysely<Schema>;
  writer: ServerWriter;
  leases: Leases;
  log: EventLog;
  readDatabaseTime?: ReadDatabaseTime | undefined;
  demo?: Demo | undefined;
};

/**
 * The parts that change by themselves: the boards and their stream, contestants, the catalogue, the demo season.
 */
export type LiveVote = Pick<RunningBoards, 'boards' | 'publisher'> & {
  clock: LiveClock;
  stream: BoardStream;
  /** How many streams there may be. */
  limit: StreamLimit;
  directory: ContestantDirectory;
  catalogue: LiveCatalogue;
  /** A writer that also makes the boards and the catalogue show what a write changed. */
  writer: ServerWriter;
  /** Looks at clocks, windows and heartbeats. A timer calls it many times a second. */
  tick(): void;
  close(): Promise<void>;
};

/** Starts the live vote on a migrated database; resolves when the boards can be shown. */
export async function startLiveVote(deps: LiveVoteDeps): Promise<LiveVote> {
  const { config, database, leases, log } = deps;
  const { databaseUrl } = config;
  const clock = await startLiveClock({ ...deps, isShared: databaseUrl !== null });
  const failed = logFailure(log);
  // Announcements arrive from the first tick on, when all below is there.
  const running = startBoards({
    config,
    database,
    clock,
    writer: deps.writer,
    log,
    onNames: () => readNow(),
  });
  const { boards, publisher } = running;
  const directory = await openContestantDirectory(database);
  const catalogue = await openCatalogue(database, clock);
  const readAll = every({
    lease: null,
    ms: SLOW_READ_MS,
    firstAfterMs: SLOW_READ_MS,
    clock,
    work: async () => {
      await Promise.all([
        directory.refresh().catch(failed('contestants_unreadable')),
        catalogue.refresh().catch(failed('catalogue_unreadable')),
      ]);
    },
    onError: failed('contestants_unreadable'),
  });
  const readNow = () => {
    readAll.nudge();
    readAll.tick();
  };
  const writer = announcingWriter<ServerWrites>(deps.writer, (name) => {
    publisher.touch();
    if (!showsNames.has(name)) return;
    readNow();
    running.announceNames().catch(failed('names_not_announced'));
  });
  boards.onChange((kind) => {
    if (kind === 'board') readNow();
  });
  const place = { config, clock, database, writer, leases };
  const keeper =
    config.demo && config.roles.work ? deps.demo?.keepSeason(place, failed('season_not_laid')) : undefined;
  await keeper?.check();
  const now = clock.now();
  if ((await findBarred(database, now)).length > 0) await writer.submit('excludeBarred', now);
  await publisher.refresh();
  const stream = new BoardStream(boards, clock);
  const limit = new StreamLimit(config.streamLimit, () => stream.size);
  const tick = () => {
    for (const worker of [clock, running, stream, catalogue, keeper, readAll]) worker?.tick();
  };
  const timer = setInterval(tick, TICK_MS);
  const close = async () => {
    clearInterval(timer);
    stream.close();
    await running.close();
  };
  return { clock, boards, publisher, stream, limit, directory, catalogue, writer, tick, close };
}

/**
 * Names of writes that may change contestants, their names or windows, or the catalogue. SMS replies and pages use these,
 * also off the board, so they are read again.
 */
const showsNames: ReadonlySet<string> = new Set([
  'laySeason',
  'decideChange',
  'decideCandidateChange',
  'deleteEntry',
  'erasePerson',
  'changeEvent',
  'changeSettings',
  'changePrices',
  'changePicture',
  'publishCompetition',
  'changeCompetitionLife',
  'approve',
  'changeEventLife',
  'makeRound',
  'changeRound',
  'deleteRound',
  'makeGroup',
  'changeGroup',
  'deleteGroup',
  'setMembers',
  'placeEntries',
  'changeCode',
  'stopBulk',
  'endBulk',
  'makePage',
  'changePage',
  'deletePage',
]);
