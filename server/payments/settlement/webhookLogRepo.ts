import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/**
 * A webhook to log. With a null `delivery` nothing is logged: the poller found the payment without a
 * webhook.
 */
export type LoggedWebhook = {
  gateway: string;
  delivery: string | null;
  sessionId: string;
  verdict: string;
  learnedAt: number;
};

export async function logWebhooks(
  tx: Transaction<Schema>,
  webhooks: readonly LoggedWebhook[],
): Promise<void> {
  const rows = webhooks.flatMap(({ gateway, delivery, sessionId, verdict, learnedAt }) =>
    delivery === null ? [] : [{ gateway, delivery, session_id: sessionId, verdict, received_at: learnedAt }],
  );
  if (rows.length === 0) return;
  await tx
    .insertInto('webhook_log')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['gateway', 'delivery']).doNothing())
    .execute();
}

/** Logs webhooks that settled nothing. */
export async function logWebhook(tx: Transaction<Schema>, inputs: LoggedWebhook[]): Promise<null[]> {
  await logWebhooks(tx, inputs);
  return inputs.map(() => null);
}

export async function isLoggedWebhook(
  db: Kysely<Schema>,
  gateway: string,
  delivery: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('webhook_log')
    .where('gateway', '=', gateway)
    .where('delivery', '=', delivery)
    .select('delivery')
    .executeTakeFirst();
  return row !== undefined;
}
