import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** How many entries of each competition are approved, read from their index alone. */
export const countApproved = (db: Kysely<Schema>) =>
  db
    .selectFrom('entries')
    .where('status', '=', 'approved')
    .groupBy('competition_id')
    .select(['competition_id', sql<number>`count(*)`.as('participants')]);
