import { sql, type SelectQueryBuilder, type Transaction } from 'kysely';
import type { UploadsTable } from '../../platform/database/entrySchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Write } from '../../platform/writer/write.ts';

const GIGABYTE = 1_000_000_000;

/**
 * Limits of what unused uploads may hold together. The bytes per network are a setting, because many people
 * can share an IPv4 address.
 */
const uploadQuotas = {
  /** The most unused uploads of one candidate or, without login, of one form. */
  ownerFiles: 10,
  ownerBytes: 2 * GIGABYTE,
  /** The most unused uploads of one IPv4 address or IPv6 /64. */
  networkFiles: 30,
  /** A /56 may hold twice as much as a /64, and a /48 four times as much. */
  wider: { network56_hash: 2, network48_hash: 4 },
  /** The most bytes that all unused uploads may hold together. */
  allBytes: 100 * GIGABYTE,
} as const;

/** Between requests, an upload holds this many bytes of its quotas beyond those that arrived. */
export const ADVANCE_BYTES = 1_048_576;

export type HeldUpload = Pick<
  UploadsTable,
  'id' | 'user_id' | 'form_hash' | 'network_hash' | 'network56_hash' | 'network48_hash' | 'held_bytes'
>;

/**
 * Which quota is reached. `tooMany`: that of this owner or network. `full`: that of all uploads together.
 */
type QuotaReached = 'tooMany' | 'full';

/**
 * Whether an upload that holds `held_bytes` exceeds a quota, together with the other unused uploads.
 * @param networkBytes the most bytes of one IPv4 address or IPv6 /64
 * @param at UTC ms
 * @returns the quota reached; undefined if none is
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

/** The row of a new upload, and the most bytes that its network may hold. */
export type UploadToCreate = { upload: Omit<UploadsTable, 'used_at'>; networkBytes: number };

/** Stores new uploads, except those that exceed a quota. */
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

/**
 * How many bytes an upload shall hold of its quotas from `at` (UTC ms) on; `expiresAt` sets a new expiry.
 */
export type UploadHold = {
  id: string;
  heldBytes: number;
  networkBytes: number;
  at: number;
  expiresAt?: number;
};

/**
 * Sets how many bytes uploads hold of their quotas. An increase is refused if a quota is reached. `gone`:
 * the upload is unknown or used.
 */
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
