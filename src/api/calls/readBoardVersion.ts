import type { Board, BoardPiece } from '../../../domain/contract.ts';
import type { ApiClient } from '../client.ts';
import { type Outcome, unwrap } from '../unwrap.ts';

type Named = { competition: string; version: string };

/** `GET /voter/board/{competition}/{version}`, once: the caller has another way to the board. */
export function readBoardVersion(
  client: ApiClient,
  path: Named,
  signal: AbortSignal,
): Promise<Outcome<Board>> {
  return unwrap<Board>(client.GET('/voter/board/{competition}/{version}', { params: { path }, signal }));
}

/** `GET /voter/deltas/{competition}/{version}`, once: the whole board has the same change. */
export function readBoardPiece(
  client: ApiClient,
  path: Named,
  signal: AbortSignal,
): Promise<Outcome<BoardPiece>> {
  return unwrap<BoardPiece>(
    client.GET('/voter/deltas/{competition}/{version}', { params: { path }, signal }),
  );
}
