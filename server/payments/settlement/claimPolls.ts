import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { Write, WriteContext } from '../../platform/writer/write.ts';

/** Sessions to ask the gateway about, at `now` (UTC ms), unless a node asked less than `restMs` ago. */
export type PollsToClaim = {
  gateway: string;
  now: number;
  sessions: { sessionId: string; restMs: number }[];
};

/** `claimed`: the sessions that this node shall ask about now. `over`: those that can no longer be paid. */
export type ClaimedPolls = { claimed: string[]; over: string[] };

/**
 * Claims the polls of sessions: the first node to claim a session asks about it, the others skip it. If
 * their clocks differ, two may ask, which does no harm.
 */
export const claimPolls: Write<PollsToClaim, ClaimedPolls> = async (tx, inputs, context) => {
  const outcomes: ClaimedPolls[] = [];
  for (const input of inputs) outcomes.push(await claimSome(tx, input, context));
  return outcomes;
};

async function claimSome(
  tx: Transaction<Schema>,
  { gateway, now, sessions }: PollsToClaim,
  context: WriteContext,
): Promise<ClaimedPolls> {
  const rests = new Map(sessions.map(({ sessionId, restMs }) => [sessionId, restMs]));
  const rows = await tx
    .selectFrom('payments')
    .where('gateway', '=', gateway)
    .where('session_id', 'in', [...rests.keys()])
    .select(['session_id', 'status', 'asked_at'])
    .$if(!context.memory, (payments) => payments.forUpdate().skipLocked())
    .execute();
  const over = rows.filter(({ status }) => status !== 'open').map(({ session_id }) => session_id);
  const claimed = rows
    .filter(
      ({ session_id, status, asked_at }) =>
        status === 'open' && (asked_at === null || Math.abs(now - asked_at) >= (rests.get(session_id) ?? 0)),
    )
    .map(({ session_id }) => session_id);
  if (claimed.length > 0)
    await tx
      .updateTable('payments')
      .set({ asked_at: now })
      .where('gateway', '=', gateway)
      .where('session_id', 'in', claimed)
      .execute();
  return { claimed, over };
}
