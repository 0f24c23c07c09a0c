/** As `unwrap`, for what visitors browse: the server's sentence is kept whatever failed, and its clock is told. */
import { messageError } from '../../domain/errors.ts';
import { failureOf, type Outcome, type Reply, settle } from './unwrap.ts';

/** `at` is the server's time of the answer, UTC milliseconds to the second: a visitor's clock may be wrong (decision D32). */
export type Dated<Data> = { data: Data; at: number };

export async function unwrapDated<Data>(call: Promise<Reply<Data>>): Promise<Outcome<Dated<Data>>> {
  const reply = await settle(call);
  if (!reply.ok) return reply;
  const { data, error, response } = reply.data;
  if (data !== undefined) return { ok: true, data: { data, at: dateOf(response) } };
  const failure = failureOf(response, error);
  const said = messageIn(error);
  // Loading shows the server's message where there is one (specification section 8).
  if (failure.kind !== 'http' || said === undefined) return { ok: false, error: failure };
  const { kind: _kind, ...rest } = failure;
  return { ok: false, error: messageError(said, rest) };
}

function messageIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('message' in body)) return undefined;
  return typeof body.message === 'string' && body.message !== '' ? body.message : undefined;
}

function dateOf({ headers }: Response): number {
  const at = Date.parse(headers.get('Date') ?? '');
  return Number.isNaN(at) ? Date.now() : at;
}
