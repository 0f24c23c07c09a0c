import type { BoardPointer } from '../../../domain/contract.ts';
import type { ApiClient } from '../client.ts';
import { type Outcome, unwrap } from '../unwrap.ts';

/**
 * `GET /voter/board` or, for one competition, `GET /voter/board/{competition}`, once: which version the board has. The caller
 * asks again by itself.
 */
export function readPointer(
  client: ApiClient,
  competition: string | undefined,
  signal: AbortSignal,
): Promise<Outcome<BoardPointer>> {
  if (competition === undefined) return unwrap<BoardPointer>(client.GET('/voter/board', { signal }));
  const params = { path: { competition } };
  return unwrap<BoardPointer>(client.GET('/voter/board/{competition}', { params, signal }));
}
