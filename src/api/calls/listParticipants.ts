import type { AskedBoard } from '../../../domain/boardAddress.ts';
import type { Board } from '../../../domain/contract.ts';
import type { ApiClient } from '../client.ts';
import { failureOf, type Outcome, settle } from '../unwrap.ts';

/** `board` is null if the caller's ETag is still current. */
export type ListedBoard = { board: Board | null; etag: string | null };

/** `GET /voter/participants`, once; the caller retries by the `list` preset. */
export async function listParticipants(
  client: ApiClient,
  etag: string | null,
  signal?: AbortSignal,
  asked: AskedBoard = {},
): Promise<Outcome<ListedBoard>> {
  const call = client.GET('/voter/participants', {
    params: { query: asked, header: etag === null ? {} : { 'If-None-Match': etag } },
    ...(signal && { signal }),
  });
  const reply = await settle<Board>(call);
  if (!reply.ok) return reply;
  const { data, error, response } = reply.data;
  if (response.status === 304) return { ok: true, data: { board: null, etag } };
  if (data === undefined) return { ok: false, error: failureOf(response, error) };
  return { ok: true, data: { board: data, etag: response.headers.get('ETag') } };
}
