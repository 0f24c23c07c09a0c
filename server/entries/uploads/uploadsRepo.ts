import { sql, type Kysely } from 'kysely';
import type { UploadsTable } from '../../platform/database/entrySchema.ts';
import type { Schema } from '../../platform/database/schema.ts';

export async function findUpload(db: Kysely<Schema>, id: string): Promise<UploadsTable | undefined> {
  return db.selectFrom('uploads').where('id', '=', id).selectAll().executeTakeFirst();
}

/** Whether an upload can be gone on with, or used, at `now` (UTC ms). */
export const isAlive = ({ used_at, expires_at }: UploadsTable, now: number): boolean =>
  used_at === null && now < expires_at;

/** Bytes of all uploads that may still come, or have come and wait to be used. */
export async function promisedBytes(db: Kysely<Schema>, now: number): Promise<number> {
  const { bytes } = await db
    .selectFrom('uploads')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .select(sql<number | string>`coalesce(sum(bytes), 0)`.as('bytes'))
    .executeTakeFirstOrThrow();
  return Number(bytes);
}
