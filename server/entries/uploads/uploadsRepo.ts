import type { Kysely, Transaction } from 'kysely';
import type { UploadsTable } from '../../platform/database/entrySchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { isId } from '../../platform/ids.ts';
import type { Write } from '../../platform/writer/write.ts';

export async function findUpload(db: Kysely<Schema>, id: string): Promise<UploadsTable | undefined> {
  if (!isId(id)) return undefined;
  return db.selectFrom('uploads').where('id', '=', id).selectAll().executeTakeFirst();
}

/** Whether an upload can be continued or used at `now` (UTC ms). */
export const isAlive = ({ used_at, expires_at }: UploadsTable, now: number): boolean =>
  used_at === null && now < expires_at;

/**
 * Marks an upload as used, which happens only once; false if it was used, has expired at `at` (UTC ms) or
 * is unknown.
 */
export async function spendUpload(tx: Transaction<Schema>, id: string, at: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('uploads')
    .set({ used_at: at })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes the rows of unused uploads; false for an upload that is unknown or used. */
export const dropUpload: Write<string, boolean> = async (tx, ids) => {
  const dropped: boolean[] = [];
  for (const id of ids) {
    const { numDeletedRows } = await tx
      .deleteFrom('uploads')
      .where('id', '=', id)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    dropped.push(numDeletedRows > 0n);
  }
  return dropped;
};
