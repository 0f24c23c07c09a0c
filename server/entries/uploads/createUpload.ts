import { sql, type SelectQueryBuilder, type Transaction } from 'kysely';
import type { UploadsTable } from '../../platform/database/entrySchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Write } from '../../platform/writer/write.ts';
import { uploadQuotas } from './uploadRules.ts';

export type UploadToCreate = Omit<UploadsTable, 'used_at'>;

/** `tooMany`: of this owner or from this network. `full`: of all together. */
export type UploadCreated = 'created' | 'tooMany' | 'full';

/** Makes room for uploads, as far as the quotas go. */
export const createUpload: Write<UploadToCreate, UploadCreated> = async (tx, inputs) => {
  const created: UploadCreated[] = [];
  for (const input of inputs) {
    const refused = await quotaReached(tx, input);
    if (!refused)
      await tx
        .insertInto('uploads')
        .values({ ...input, used_at: null })
        .execute();
    created.push(refused ?? 'created');
  }
  return created;
};

async function quotaReached(
  tx: Transaction<Schema>,
  { user_id, form_hash, network_hash, bytes, created_at }: UploadToCreate,
): Promise<Exclude<UploadCreated, 'created'> | undefined> {
  const waiting = tx.selectFrom('uploads').where('used_at', 'is', null).where('expires_at', '>', created_at);
  const ownersOwn =
    user_id === null
      ? waiting.where('user_id', 'is', null).where('form_hash', '=', form_hash)
      : waiting.where('user_id', '=', user_id);
  const owner = await sumOf(ownersOwn);
  const network = await sumOf(waiting.where('network_hash', '=', network_hash));
  const { ownerFiles, ownerBytes, networkFiles, allBytes } = uploadQuotas;
  if (owner.files >= ownerFiles || owner.bytes + bytes > ownerBytes) return 'tooMany';
  if (network.files >= networkFiles) return 'tooMany';
  return (await sumOf(waiting)).bytes + bytes > allBytes ? 'full' : undefined;
}

type Waiting = SelectQueryBuilder<Schema, 'uploads', object>;

async function sumOf(query: Waiting): Promise<{ files: number; bytes: number }> {
  const { files, bytes } = await query
    .select([
      sql<number | string>`count(*)`.as('files'),
      sql<number | string>`coalesce(sum(bytes), 0)`.as('bytes'),
    ])
    .executeTakeFirstOrThrow();
  return { files: Number(files), bytes: Number(bytes) };
}
