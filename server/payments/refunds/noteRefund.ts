import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** The result of a refund attempt. Instants in UTC ms. */
export type RefundAttempt = {
  gateway: string;
  sessionId: string;
  /**
   * The number of the claim. A postponement under an older claim changes nothing, since another node is
   * trying now.
   */
  attempts: number;
  outcome: { kind: 'done'; refundId: string | null } | { kind: 'postponed'; nextTryAt: number };
  at: number;
};

export async function noteRefund(tx: Transaction<Schema>, inputs: RefundAttempt[]): Promise<null[]> {
  for (const input of inputs) await noteAttempt(tx, input);
  return inputs.map(() => null);
}

async function noteAttempt(
  tx: Transaction<Schema>,
  { gateway, sessionId, attempts, outcome, at }: RefundAttempt,
): Promise<void> {
  const change =
    outcome.kind === 'done'
      ? { state: 'done' as const, refund_id: outcome.refundId, done_at: at }
      : { next_try_at: outcome.nextTryAt };
  const task = await tx
    .updateTable('refund_tasks')
    .set({ ...change, claimed_until: null })
    .where('gateway', '=', gateway)
    .where('session_id', '=', sessionId)
    .where('state', '=', 'due')
    .$if(outcome.kind === 'postponed', (tasks) => tasks.where('attempts', '=', attempts))
    .returning('state')
    .executeTakeFirst();
  if (task?.state !== 'done') return;
  await tx
    .updateTable('payments')
    .set({ status: 'refunded' })
    .where('gateway', '=', gateway)
    .where('session_id', '=', sessionId)
    .execute();
}
