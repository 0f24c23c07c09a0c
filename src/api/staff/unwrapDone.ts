import { failureOf, type Outcome, type Reply, settle } from '../unwrap.ts';

/** Whether a call without a body in its reply succeeded, else its AppError. */
export async function unwrapDone(call: Promise<Reply<unknown>>): Promise<Outcome<null>> {
  const reply = await settle(call);
  if (!reply.ok) return reply;
  const { error, response } = reply.data;
  return response.ok ? { ok: true, data: null } : { ok: false, error: failureOf(response, error) };
}
