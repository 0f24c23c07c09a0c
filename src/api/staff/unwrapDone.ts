import { failureOf, type Outcome, type Reply, settle } from '../unwrap.ts';

/** The data of a call whose reply may have none, null then; else its AppError. */
export async function unwrapOptional<Data>(call: Promise<Reply<Data>>): Promise<Outcome<Data | null>> {
  const reply = await settle(call);
  if (!reply.ok) return reply;
  const { data, error, response } = reply.data;
  return response.ok ? { ok: true, data: data ?? null } : { ok: false, error: failureOf(response, error) };
}

/** Whether a call without a body in its reply succeeded, else its AppError. */
export async function unwrapDone(call: Promise<Reply<unknown>>): Promise<Outcome<null>> {
  const done = await unwrapOptional(call);
  return done.ok ? { ok: true, data: null } : done;
}
