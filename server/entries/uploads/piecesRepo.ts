import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { Write } from '../../platform/writer/write.ts';

/** The most pieces of an upload, so that a sender of single bytes cannot make more objects than this. */
const MOST_PIECES = 10_000;

/** How many bytes of an upload have arrived. */
export async function receivedBytes(db: Kysely<Schema>, id: string): Promise<number> {
  const last = await db
    .selectFrom('upload_pieces')
    .where('upload_id', '=', id)
    .orderBy('first_byte', 'desc')
    .select(['first_byte', 'bytes'])
    .limit(1)
    .executeTakeFirst();
  return last ? last.first_byte + last.bytes : 0;
}

/** The keys of the objects of an upload, in the order of their bytes. */
export async function findPieces(db: Kysely<Schema>, id: string): Promise<string[]> {
  const pieces = await db
    .selectFrom('upload_pieces')
    .where('upload_id', '=', id)
    .orderBy('first_byte')
    .select('object')
    .execute();
  return pieces.map(({ object }) => object);
}

/** A piece to add to an upload; its object is in the store already. */
export type PieceToKeep = { id: string; firstByte: number; bytes: number; object: string };

/**
 * The outcome for a piece. `moved`: the stored pieces end elsewhere, because another node wrote meanwhile.
 * `gone`: the upload is unknown or used. `tooMany`: it would be longer than announced, or has too many
 * pieces.
 */
export type KeptPiece = 'kept' | 'moved' | 'gone' | 'tooMany';

/** Adds pieces to unused uploads; each must begin where the stored pieces of its upload end. */
export const keepPiece: Write<PieceToKeep, KeptPiece> = async (tx, inputs) => {
  const outcomes: KeptPiece[] = [];
  for (const input of inputs) outcomes.push(await keepOne(tx, input));
  return outcomes;
};

async function keepOne(
  tx: Kysely<Schema>,
  { id, firstByte, bytes, object }: PieceToKeep,
): Promise<KeptPiece> {
  const unused = tx.selectFrom('uploads').where('id', '=', id).where('used_at', 'is', null);
  const upload = await unused.select('bytes').executeTakeFirst();
  if (!upload) return 'gone';
  if ((await receivedBytes(tx, id)) !== firstByte) return 'moved';
  if (firstByte + bytes > upload.bytes || (await countPieces(tx, id)) >= MOST_PIECES) return 'tooMany';
  // The unique key decides: if two nodes add a piece with the same first byte at once, only one adds a row.
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('upload_pieces')
    .values({ upload_id: id, first_byte: firstByte, bytes, object })
    .onConflict((conflict) => conflict.columns(['upload_id', 'first_byte']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n ? 'kept' : 'moved';
}

async function countPieces(tx: Kysely<Schema>, id: string): Promise<number> {
  const { count } = await tx
    .selectFrom('upload_pieces')
    .where('upload_id', '=', id)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Deletes the rows of the pieces of all uploads of an account, or for an entry.
 * @returns the keys of their objects, which the caller removes
 */
export async function erasePieces(
  tx: Kysely<Schema>,
  owner: 'user_id' | 'entry_id',
  id: string,
): Promise<string[]> {
  const uploads = tx.selectFrom('uploads').where(owner, '=', id).select('id');
  const pieces = await tx
    .deleteFrom('upload_pieces')
    .where('upload_id', 'in', uploads)
    .returning('object')
    .execute();
  return pieces.map(({ object }) => object);
}

/** Deletes the rows of all pieces of uploads. */
export const dropPieces: Write<string, null> = async (tx, ids) => {
  await tx.deleteFrom('upload_pieces').where('upload_id', 'in', ids).execute();
  return ids.map(() => null);
};
