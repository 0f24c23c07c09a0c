import { sql, type SelectQueryBuilder, type Transaction } from 'kysely';
import type { UploadsTable } from '../../platform/database/entrySchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { uploadQuotas } from './uploadRules.ts';

export type HeldUpload = Pick<
  UploadsTable,
  'id' | 'user_id' | 'form_hash' | 'network_hash' | 'network56_hash' | 'network48_hash' | 'held_bytes'
>;

/** `tooMany`: for this owner or network. `full`: for all together. */
export type QuotaReached = 'tooMany' | 'full';

/**
 * Whether an upload that holds `held_bytes` exceeds a quota, together with the other unused uploads.
 * @param networkBytes quota of one IPv4 address or IPv6 /64
 * @param at UTC ms
 */
export async function quotaReached(
  tx: Transaction<Schema>,
  upload: HeldUpload,
  networkBytes: number,
  at: number,
): Promise<QuotaReached | undefined> {
  const { user_id, form_hash, held_bytes: held } = upload;
  const others = tx
    .selectFrom('uploads')
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .where('id', '!=', upload.id);
  const ownersOwn =
    user_id === null
      ? others.where('user_id', 'is', null).where('form_hash', '=', form_hash)
      : others.where('user_id', '=', user_id);
  const { ownerFiles, ownerBytes, networkFiles, wider, allBytes } = uploadQuotas;
  if (exceeds(await sumOf(ownersOwn), held, ownerFiles, ownerBytes)) return 'tooMany';
  for (const [network, times] of Object.entries({ network_hash: 1, ...wider }) as Widths) {
    if (upload[network] === null) continue;
    const found = await sumOf(others.where(network, '=', upload[network]));
    if (exceeds(found, held, networkFiles * times, networkBytes * times)) return 'tooMany';
  }
  return (await sumOf(others)).bytes + held > allBytes ? 'full' : undefined;
}

type Widths = [keyof typeof uploadQuotas.wider | 'network_hash', number][];
type Held = { files: number; bytes: number };

const exceeds = ({ files, bytes }: Held, held: number, mostFiles: number, mostBytes: number) =>
  files >= mostFiles || bytes + held > mostBytes;

async function sumOf(query: SelectQueryBuilder<Schema, 'uploads', object>): Promise<Held> {
  const { files, bytes } = await query
    .select([
      sql<number | string>`count(*)`.as('files'),
      sql<number | string>`coalesce(sum(held_bytes), 0)`.as('bytes'),
    ])
    .executeTakeFirstOrThrow();
  return { files: Number(files), bytes: Number(bytes) };
}
