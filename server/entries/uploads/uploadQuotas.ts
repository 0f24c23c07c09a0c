import { sql, type SelectQueryBuilder, type Transaction } from 'kysely';
import type { UploadsTable } from '../../platform/database/entrySchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Write } from '../../platform/writer/write.ts';

const GIGABYTE = 1_000_000_000;

/** Quotas of unused uploads. Many people share an IPv4 address; `networkBytes` is a setting. */
const uploadQuotas = {
  /** Unused uploads of one candidate or form. */
  ownerFiles: 10,
  ownerBytes: 2 * GIGABYTE,
  /** Unused uploads of one IPv4 address or IPv6 /64. */
  networkFiles: 30,
  /** The quota of a /56 and of a /48, as multiples. */
  wider: { network56_hash: 2, network48_hash: 4 },
  /** Bytes of all unused uploads together. */
  allBytes: 100 * GIGABYTE,
} as const;

/** An upload counts at most this many bytes more against quotas than it has received. */
export const ADVANCE_BYTES = 1_048_576;

export type HeldUpload = Pick<
  UploadsTable,
  'id' | 'user_id' | 'form_hash' | 'network_hash' | 'network56_hash' | 'network48_hash' | 'held_bytes'
>;

/** `tooMany`: this owner or network has reached its quota. `full`: all uploads together have. */
type QuotaReached = 'tooMany' | 'full';

/**
 * Whether an upload that holds `held_bytes` exceeds a quota, together with the other unused uploads.
 * @param networkBytes quota of one IPv4 address or IPv6 /64
 * @param at UTC ms
 */
async function quotaReached(
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

/** An upload, and how many bytes one network may hold. */
export type UploadToCreate = { upload: Omit<UploadsTable, 'used_at'>; networkBytes: number };

/** Stores uploads that are within the quotas. */
export const createUpload: Write<UploadToCreate, 'created' | QuotaReached> = async (tx, inputs) => {
  const created: ('created' | QuotaReached)[] = [];
  for (const { upload, networkBytes } of inputs) {
    const refused = await quotaReached(tx, upload, networkBytes, upload.created_at);
    if (!refused)
      await tx
        .insertInto('uploads')
        .values({ ...upload, used_at: null })
        .execute();
    created.push(refused ?? 'created');
  }
  return created;
};

/** How many bytes an upload counts against quotas from `at` (UTC ms) on, and its new expiry if that changes. */
export type UploadHold = {
  id: string;
  heldBytes: number;
  networkBytes: number;
  at: number;
  expiresAt?: number;
};

/** Changes what uploads hold; more only within the quotas. `gone`: unknown or used. */
export const holdUpload: Write<UploadHold, 'held' | 'gone' | QuotaReached> = async (tx, holds) => {
  const outcomes: ('held' | 'gone' | QuotaReached)[] = [];
  for (const { id, heldBytes, networkBytes, at, expiresAt } of holds) {
    const unused = tx.selectFrom('uploads').where('id', '=', id).where('used_at', 'is', null);
    const row = await unused.selectAll().executeTakeFirst();
    const wanted = row && { ...row, held_bytes: heldBytes };
    const isMore = wanted && heldBytes > row.held_bytes;
    const refused = isMore ? await quotaReached(tx, wanted, networkBytes, at) : undefined;
    if (row && !refused)
      await tx
        .updateTable('uploads')
        .set({ held_bytes: heldBytes, ...(expiresAt !== undefined && { expires_at: expiresAt }) })
        .where('id', '=', id)
        .execute();
    outcomes.push(row ? (refused ?? 'held') : 'gone');
  }
  return outcomes;
};
