import type { Kysely } from 'kysely';
import { openCatalogue, type LiveCatalogue } from '../catalogue/liveCatalogue.ts';
import { keepSeason, type SeasonKeeper } from '../../demo/season/keepSeason.ts';
import { seedSeason } from '../../demo/season/seedSeason.ts';
import { steadyClock, type SteadyClock } from '../platform/clockGuard.ts';
import type { Clock } from '../platform/clock.ts';
import type { Schema } from '../platform/database/schema.ts';
import { openObjects } from '../platform/storage/openObjects.ts';
import { announcingWriter } from '../platform/writer/announcingWriter.ts';
import type { Writer } from '../platform/writer/openWriter.ts';
import type { Config } from '../settings.ts';
import { BoardStream } from '../voting/boardStream.ts';
import { openContestantDirectory, type ContestantDirectory } from '../voting/contestantDirectory.ts';
import { findBarred } from '../voting/standings/excludeBarred.ts';
import { LiveBoard } from '../voting/liveBoard.ts';

/** How often clocks, windows and heartbeats are looked at (ms). */
const TICK_MS = 50;
/** Other nodes write too: how often the shared database is read (ms). */
const SHARED_POLL_MS = 1_000;
/** How often contestants and catalogue are read again even when the board shows no change (ms). */
const SLOW_READ_MS = 60_000;

/** What of a logger is needed for things that happen outside a request. */
export type EventLog = {
  warn(fields: object, event: string): void;
  error(fields: object, event: string): void;
};

export type LiveVoteDeps = {
  config: Config;
  clock: Clock;
  database: Kysely<Schema>;
  writer: Writer;
  log: EventLog;
};

/** What moves by itself: the board, its stream, who can be voted for, what visitors read, the demo season. */
export type LiveVote = {
  clock: SteadyClock;
  board: LiveBoard;
  stream: BoardStream;
  directory: ContestantDirectory;
  catalogue: LiveCatalogue;
  /** Every write goes through this one, so that what it changed is shown. */
  writer: Writer;
  /** Looks at clocks, windows and heartbeats; happens by itself many times a second. */
  tick(): void;
  close(): void;
};

/** Starts the live vote on a migrated database; resolves when the board can be shown. */
export async function startLiveVote(deps: LiveVoteDeps): Promise<LiveVote> {
  const { config, database, log } = deps;
  const clock = steadyClock(deps.clock, (byMs) => log.error({ code: 'clock_jump', ms: byMs }, 'clock held'));
  const failed = failureLog(log);
  const board = new LiveBoard({
    database,
    clock,
    pollMs: config.databaseUrl ? SHARED_POLL_MS : undefined,
    onError: failed('board_unreadable'),
  });
  const directory = await openContestantDirectory(database);
  const readDirectory = () => void directory.refresh().catch(failed('contestants_unreadable'));
  const catalogue = await openCatalogue(database, clock);
  const readSlowly = () => {
    readDirectory();
    void catalogue.refresh().catch(failed('catalogue_unreadable'));
  };
  const writer = announcingWriter(deps.writer, (name) => {
    board.touch();
    if (showsNames.has(name)) readSlowly();
  });
  board.onChange((kind) => {
    if (kind === 'board') readSlowly();
  });
  const keeper = config.demo
    ? demoKeeper(config, clock, database, writer, failed('season_not_laid'))
    : undefined;
  await keeper?.check();
  const now = clock.now();
  if ((await findBarred(database, now)).length > 0) await writer.submit('excludeBarred', now);
  await board.refresh();
  const stream = new BoardStream(board, clock);
  const readSometimes = every(SLOW_READ_MS, clock, readSlowly);
  const works = [
    () => board.tick(),
    () => stream.tick(),
    () => catalogue.tick(),
    () => keeper?.tick(),
    readSometimes,
  ];
  return { clock, board, stream, directory, catalogue, writer, ...ticking(works, stream) };
}

/** Writes whose names the SMS replies use, also of contestants that are not on the board. */
const showsNames: ReadonlySet<string> = new Set(['laySeason', 'decideChange', 'deleteEntry', 'erasePerson']);

const failureLog = (log: EventLog) => (code: string) => (error: unknown) =>
  log.error({ code, reason: error instanceof Error ? error.name : 'unknown' }, 'work failed');

/** Real time only decides how often is looked; what is seen is the clock that was given. */
function ticking(works: readonly (() => void)[], stream: BoardStream): Pick<LiveVote, 'tick' | 'close'> {
  const tick = () => works.forEach((work) => work());
  const timer = setInterval(tick, TICK_MS);
  return {
    tick,
    close: () => {
      clearInterval(timer);
      stream.close();
    },
  };
}

function demoKeeper(
  config: Config,
  clock: Clock,
  database: Kysely<Schema>,
  writer: Writer,
  onError: (error: unknown) => void,
): SeasonKeeper {
  const lay = (now: number) =>
    seedSeason({
      dataDir: config.dataDir,
      objects: openObjects(config),
      now,
      laySeason: (plan) => writer.submit('laySeason', plan),
    });
  return keepSeason({ database, clock, lay, onError });
}

function every(ms: number, clock: Clock, work: () => void): () => void {
  let last = clock.monotonic();
  return () => {
    if (clock.monotonic() - last < ms) return;
    last = clock.monotonic();
    work();
  };
}
