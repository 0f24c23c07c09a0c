import type { Transaction } from 'kysely';
import type { EntriesTable, Schema } from '../../platform/database/schema.ts';
import { dropMedia } from '../replace/replaceMedia.ts';

/** `objects`: keys in the object store that no row names any more. */
export type ErasedFiles = { documents: number; objects: string[] };

/** Erases the recordings, identity document and uploads of an entry. The caller removes the objects. */
export async function eraseFiles(
  tx: Transaction<Schema>,
  { id, live_media_id, pending_media_id }: Pick<EntriesTable, 'id' | 'live_media_id' | 'pending_media_id'>,
): Promise<ErasedFiles> {
  const documents = await tx
    .deleteFrom('identity_documents')
    .where('entry_id', '=', id)
    .returning('object')
    .execute();
  const nothing = {
    live_media_id: null,
    pending_media_id: null,
    pending_status: null,
    signup_key_hash: null,
  };
  await tx.updateTable('entries').set(nothing).where('id', '=', id).execute();
  await tx.deleteFrom('uploads').where('entry_id', '=', id).execute();
  await tx.deleteFrom('replacements').where('entry_id', '=', id).execute();
  const media = await dropMedia(tx, [live_media_id, pending_media_id]);
  return { documents: documents.length, objects: [...documents.map(({ object }) => object), ...media] };
}
