/** Brings a board to the version that a pointer names. */
import { applyPiece } from '../../../domain/boardPiece.ts';
import type { AskedBoard } from '../../../domain/boardAddress.ts';
import { piecesBetween } from '../../../domain/boardSteps.ts';
import type { Board, BoardPointer } from '../../../domain/contract.ts';
import { httpError } from '../../../domain/errors.ts';
import { retryPresets } from '../../../domain/retryPolicy.ts';
import { listParticipants } from '../../api/calls/listParticipants.ts';
import { readBoardPiece, readBoardVersion } from '../../api/calls/readBoardVersion.ts';
import type { ApiClient } from '../../api/client.ts';
import type { Outcome } from '../../api/unwrap.ts';
import { withRetry } from '../../api/withRetry.ts';

type Calls = { client: ApiClient; asked: AskedBoard; signal: AbortSignal };

/**
 * By the pieces after the held board, else the whole board at that version, else the board as it is now. Addresses of
 * pieces and versions never change, so caches answer them for all viewers.
 */
export async function boardAt(
  held: Board | null,
  pointer: BoardPointer,
  calls: Calls,
): Promise<Outcome<Board>> {
  const board = (held && (await byPieces(held, pointer, calls))) ?? (await wholeVersion(pointer, calls));
  if (!board) return wholeNow(calls);
  const { server_time, waiting } = pointer;
  return { ok: true, data: { ...board, server_time, ...(waiting && { waiting }) } };
}

async function byPieces(
  held: Board,
  pointer: BoardPointer,
  { client, signal }: Calls,
): Promise<Board | undefined> {
  const { competition } = pointer;
  const versions = piecesBetween(held.version, pointer);
  if (competition === null || held.data.competition?.id !== competition || !versions) return undefined;
  const outcomes = await Promise.all(
    versions.map((version) =>
      withRetry(() => readBoardPiece(client, { competition, version }, signal), retryPresets.once, {
        signal,
      }),
    ),
  );
  return outcomes.reduce<Board | undefined>(
    (board, outcome) => (board && outcome.ok ? applyPiece(board, outcome.data) : undefined),
    held,
  );
}

async function wholeVersion(
  { competition, version }: BoardPointer,
  { client, signal }: Calls,
): Promise<Board | undefined> {
  if (competition === null) return undefined;
  const call = () => readBoardVersion(client, { competition, version }, signal);
  const outcome = await withRetry(call, retryPresets.once, { signal });
  return outcome.ok ? outcome.data : undefined;
}

async function wholeNow({ client, asked, signal }: Calls): Promise<Outcome<Board>> {
  const call = () => listParticipants(client, null, signal, asked);
  const outcome = await withRetry(call, retryPresets.once, { signal });
  if (!outcome.ok) return outcome;
  const { board } = outcome.data;
  return board ? { ok: true, data: board } : { ok: false, error: httpError({ status: 304 }) };
}
