/**
 * The last boards that this browser saw (decision D28), under the local storage key `sawt.board`; that of a
 * competition which the address names, under `sawt.board.` and its id.
 */
import type { Board, Config } from '../../../domain/contract.ts';
import { askedBoard } from './askedBoard.ts';
import type { PublicVotingContext, RecalledBoard } from '../../machines/publicVoting/publicVotingTypes.ts';

const KEY = 'sawt.board';
/** Increase when the shape changes, so that boards of older builds are ignored. */
const FORMAT = 1;

type Kept = { format: number; board: Board; config: Config | null; savedAt: number | null };

export function rememberBoard({ board, config, currentAt }: PublicVotingContext): void {
  if (!board) return;
  const kept: Kept = { format: FORMAT, board, config, savedAt: currentAt };
  try {
    localStorage.setItem(keyOf(board), JSON.stringify(kept));
  } catch {
    // Without storage only the fallback is lost.
  }
}

/** The remembered board, else the sample. Rejects if the sample does not load. */
export async function recallBoard(): Promise<RecalledBoard> {
  const kept = recall();
  const at = Date.now();
  if (kept)
    return { source: 'remembered', board: kept.board, config: kept.config, savedAt: kept.savedAt, at };
  const { sampleBoard } = await import('./sampleBoard.ts');
  return { source: 'sample', board: sampleBoard, config: null, savedAt: null, at };
}

/** A contestant's page does not know whether its board is the default; where there are several, each has a key. */
function keyOf({ data }: Board): string {
  const { competition, entry } = askedBoard();
  const own = competition ?? (entry !== undefined && data.competitions ? data.competition?.id : undefined);
  return own === undefined ? KEY : `${KEY}.${own}`;
}

function recall(): Kept | undefined {
  const { competition, entry } = askedBoard();
  if (entry === undefined) return keptUnder(competition === undefined ? KEY : `${KEY}.${competition}`);
  // What is stored under other keys has another shape.
  return Object.keys(localStorage)
    .flatMap((key) => keptUnder(key) ?? [])
    .find((kept) => holds(kept, entry));
}

const holds = ({ board }: Kept, entry: string) =>
  board.data.groups.some(({ participants }) => participants.some(({ voter_id }) => voter_id === entry));

function keptUnder(key: string): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isKept(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isKept(value: unknown): value is Kept {
  const kept = value as Partial<Kept> | null;
  return kept?.format === FORMAT && Array.isArray(kept.board?.data?.groups);
}
