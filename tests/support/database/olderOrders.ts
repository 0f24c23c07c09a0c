import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../../server/platform/database/schema.ts';

/**
 * Runs a step of the schema that knows orders by their older name. PostgreSQL has a view of that name; on SQLite the
 * table gets it meanwhile.
 */
export async function onOlderOrders(
  db: Kysely<Schema>,
  kind: 'sqlite' | 'postgres',
  step: (db: Kysely<never>) => Promise<void>,
): Promise<void> {
  const rename = (from: string, to: string) =>
    sql`ALTER TABLE ${sql.table(from)} RENAME TO ${sql.table(to)}`.execute(db);
  if (kind === 'sqlite') await rename('orders', 'vote_orders');
  await step(db as unknown as Kysely<never>);
  if (kind === 'sqlite') await rename('vote_orders', 'orders');
}
