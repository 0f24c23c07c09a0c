/** The last board that this browser saw (decision D28), under the local storage key `sawt.board`. */
import type { Board, Config } from '../../../domain/contract.ts';
import type { PublicVotingContext, RecalledBoard } from '../../machines/publicVoting/publicVotingTypes.ts';

const KEY = 'sawt.board';
/** Increase when the shape changes, so that boards of older builds are ignored. */
const FORMAT = 1;

type Kept = { format: number; board: Board; config: Config | null; savedAt: number | null };

export function rememberBoard({ board, config, currentAt }: PublicVotingContext): void {
  if (!board) return;
  const kept: Kept = { format: FORMAT, board, config, savedAt: currentAt };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
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

function recall(): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isKept(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isKept(value: unknown): value is Kept {
  const kept = value as Partial<Kept> | null;
  return kept?.format === FORMAT && Array.isArray(kept.board?.data?.groups);
}
