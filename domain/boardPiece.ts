import { applyDelta } from './board.ts';
import type { Board, BoardPiece } from './contract.ts';

/** The board after a piece; undefined if the piece does not apply to it. */
export function applyPiece(board: Board, { after, votes, ...version }: BoardPiece): Board | undefined {
  if (votes === null || !after.includes(board.version)) return undefined;
  return applyDelta(board, { ...version, votes });
}
