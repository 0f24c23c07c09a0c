import type { Kysely } from 'kysely';
import type { UploadsTable } from '../../platform/database/entrySchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { isId } from '../../platform/ids.ts';

export async function findUpload(db: Kysely<Schema>, id: string): Promise<UploadsTable | undefined> {
  if (!isId(id)) return undefined;
  return db.selectFrom('uploads').where('id', '=', id).selectAll().executeTakeFirst();
}

/** Whether an upload can be continued or used at `now` (UTC ms). */
export const isAlive = ({ used_at, expires_at }: UploadsTable, now: number): boolean =>
  used_at === null && now < expires_at;
