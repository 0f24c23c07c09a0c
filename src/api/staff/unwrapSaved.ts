import { failureOf, type Outcome, type Reply, settle } from '../unwrap.ts';

/** The outcome of a change of a record. `present`: nothing was changed, as another person changed it meanwhile. */
export type Saved<Record> = { saved: Record } | { present: Record };

/** The outcome of a deletion, or of a change that may delete. */
export type Deleted<Record> = { deleted: true } | Saved<Record>;

/** As `unwrapSaved`, of a call that answers 204 once the record is deleted. */
export async function unwrapDeleted<Record>(
  call: Promise<Reply<Record | undefined>>,
): Promise<Outcome<Deleted<Record>>> {
  const reply = await settle(call);
  if (reply.ok && reply.data.response.status === 204) return { ok: true, data: { deleted: true } };
  return savedIn(reply);
}

/** The record after a change, or as another person left it; else the AppError. `Record` is the contract's 2xx body. */
export async function unwrapSaved<Record>(call: Promise<Reply<Record>>): Promise<Outcome<Saved<Record>>> {
  return savedIn(await settle(call));
}

function savedIn<Record>(reply: Outcome<Reply<Record | undefined>>): Outcome<Saved<Record>> {
  if (!reply.ok) return reply;
  const { data, error, response } = reply.data;
  if (data !== undefined) return { ok: true, data: { saved: data } };
  const { present } = (error ?? {}) as { present?: Record };
  return response.status === 409 && present !== undefined
    ? { ok: true, data: { present } }
    : { ok: false, error: failureOf(response, error) };
}
