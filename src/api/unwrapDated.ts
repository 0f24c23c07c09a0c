/** Like `unwrap`, but keeps the server's message of any failure and adds the server's time. */
import { messageError } from '../../domain/errors.ts';
import { failureOf, type Outcome, type Reply, settle } from './unwrap.ts';

/**
 * `at`: server time of the answer, UTC ms to the second. The visitor's clock may be wrong (decision D32).
 */
export type Dated<Data> = { data: Data; at: number };

export async function unwrapDated<Data>(call: Promise<Reply<Data>>): Promise<Outcome<Dated<Data>>> {
  const reply = await settle(call);
  if (!reply.ok) return reply;
  const { data, error, response } = reply.data;
  if (data !== undefined) return { ok: true, data: { data, at: dateOf(response) } };
  const failure = failureOf(response, error);
  const message = messageIn(error);
  // A failed page shows the server's message, if there is one (specification section 8).
  if (failure.kind !== 'http' || message === undefined) return { ok: false, error: failure };
  const { kind: _kind, ...rest } = failure;
  return { ok: false, error: messageError(message, rest) };
}

function messageIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('message' in body)) return undefined;
  return typeof body.message === 'string' && body.message !== '' ? body.message : undefined;
}

function dateOf({ headers }: Response): number {
  const at = Date.parse(headers.get('Date') ?? '');
  return Number.isNaN(at) ? Date.now() : at;
}
