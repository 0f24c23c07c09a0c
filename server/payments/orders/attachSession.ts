import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { storeAnswer } from './idempotencyRepo.ts';

/** A session that the gateway made for an order, and the reply that its caller will get. */
export type SessionToAttach = {
  gateway: string;
  sessionId: string;
  orderId: string;
  /** When the session ends (UTC ms); null where the gateway does not report it. */
  sessionExpiresAt: number | null;
  createdAt: number;
  key: string | null;
  answer: { status: number; body: string };
};

/**
 * Stores gateway sessions with the replies to their callers. If two requests with one key opened two
 * sessions, both get the first reply. The second session is stored as well, so that the poller finds its
 * payment.
 */
export async function attachSession(
  tx: Transaction<Schema>,
  inputs: SessionToAttach[],
): Promise<SessionToAttach['answer'][]> {
  await tx
    .insertInto('payments')
    .values(inputs.map(openPayment))
    .onConflict((conflict) => conflict.columns(['gateway', 'session_id']).doNothing())
    .execute();
  await tx
    .updateTable('orders')
    .set({ status: 'pending_payment' })
    .where('status', '=', 'created')
    .where(
      'id',
      'in',
      inputs.map(({ orderId }) => orderId),
    )
    .execute();
  const answers: SessionToAttach['answer'][] = [];
  for (const { key, answer } of inputs)
    answers.push(key === null ? answer : await storeAnswer(tx, key, answer));
  return answers;
}

/** The table row of a gateway session that is not paid yet. */
export function openPayment(
  session: Pick<SessionToAttach, 'gateway' | 'sessionId' | 'orderId' | 'sessionExpiresAt' | 'createdAt'>,
) {
  return {
    gateway: session.gateway,
    session_id: session.sessionId,
    order_id: session.orderId,
    status: 'open',
    counted: 0,
    session_expires_at: session.sessionExpiresAt,
    created_at: session.createdAt,
  } as const;
}
