import type { Kysely } from 'kysely';
import { ORDER_PAYMENT_MS } from '../../domain/delays.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { BoardVersion } from './boardVersion.ts';
import { boardView, emptyView, type BoardView } from './boardView.ts';
import { firstOnBoard, firstOpening, lastClose } from './onBoard.ts';
import {
  countParticipants,
  readScheduledRounds,
  roundsOnBoards,
  type ScheduledRound,
} from './scheduleRepo.ts';
import { readBoardRows } from './talliesRepo.ts';

type Asked = {
  /** UTC ms. */
  at: number;
  /** The newest version of each board, by competition. */
  known: ReadonlyMap<string, BoardVersion>;
  /** Whether to read all again: resting boards, whose votes cannot change now, and how many entries a competition has. */
  all: boolean;
};

/** Reads the boards by competition. A board whose competition has no vote any more is empty. */
export async function readBoards(
  database: Kysely<Schema>,
  { at, known, all }: Asked,
): Promise<Map<string, BoardView>> {
  const rounds = roundsOnBoards(await readScheduledRounds(database), at);
  const main = firstOnBoard(rounds, at, idOf);
  const read = rounds.filter((each) => all || each === main || !known.has(idOf(each)) || mayChange(each, at));
  // Boards are read four times a second, and PostgreSQL takes 24 ms to count 73,000 entries.
  const knownCount = (competition: string) =>
    all ? undefined : known.get(competition)?.view.competition?.total_participants;
  const uncounted = read.map(idOf).filter((competition) => knownCount(competition) === undefined);
  const [found, counts] = await Promise.all([
    readBoardRows(
      database,
      read.map(({ id }) => id),
    ),
    countParticipants(database, uncounted),
  ]);
  const rows = Map.groupBy(found, ({ round_id }) => round_id);
  const viewOf = (round: ScheduledRound) => {
    const competition = idOf(round);
    const total_participants = knownCount(competition) ?? counts.get(competition) ?? 0;
    return boardView({ ...round, total_participants }, rows.get(round.id) ?? [], at, rounds);
  };
  const gone = goneFrom(known, new Set(rounds.map(idOf)));
  return new Map([
    ...gone.map((competition) => [competition, emptyView] as const),
    ...read.map((round) => [idOf(round), viewOf(round)] as const),
  ]);
}

const idOf = ({ competition }: ScheduledRound) => competition.id;

/** Whether votes can still be counted in a round: from its first opening until its last order can be paid. */
const mayChange = (round: ScheduledRound, at: number) =>
  firstOpening(round) <= at && at < lastClose(round) + ORDER_PAYMENT_MS;

/** The competitions with a board but without a scheduled round. */
function goneFrom(known: Asked['known'], scheduled: ReadonlySet<string>): string[] {
  return [...known]
    .filter(([competition, { view }]) => view.competition !== null && !scheduled.has(competition))
    .map(([competition]) => competition);
}
