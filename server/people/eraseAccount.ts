import type { Transaction } from 'kysely';
import { lockShown, unnamedPictures } from '../accounts/changes/shownFields.ts';
import { eraseFiles } from '../entries/deletions/deleteEntry.ts';
import { erasePieces } from '../entries/uploads/piecesRepo.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { WriteContext } from '../platform/writer/write.ts';

export type ErasedAccount = {
  /** Entries that stay for their votes, without name and files. */
  entries: number;
  documents: number;
  /** Keys of files that no row names any more. */
  objects: string[];
  /** Addresses of pictures that no row names any more. */
  pictures: string[];
};

/** The names that every erased account gets, because its entries stay and are shown under them. */
const NOBODY = { full_name: 'Erased participant', name_ar: 'مشارك محذوف', name_en: 'Erased participant' };

/** Erases an account and the data that belong to it alone. Its entries stay, without name and files. */
export async function eraseAccount(
  tx: Transaction<Schema>,
  userId: string | null,
  context: WriteContext,
): Promise<ErasedAccount> {
  if (userId === null) return { entries: 0, documents: 0, objects: [], pictures: [] };
  const { image_url } = await lockShown(tx, userId, context);
  const entries = await tx.selectFrom('entries').where('user_id', '=', userId).selectAll().execute();
  const objects: string[] = [];
  let documents = 0;
  for (const entry of entries) {
    const erased = await eraseFiles(tx, entry);
    documents += erased.documents;
    objects.push(...erased.objects);
  }
  objects.push(...(await erasePieces(tx, 'user_id', userId)));
  for (const table of [
    'outbox',
    'contact_changes',
    'password_links',
    'known_devices',
    'sessions',
    'uploads',
    'registration_drafts',
    'unsubscriptions',
    'accounts',
  ] as const)
    await tx.deleteFrom(table).where('user_id', '=', userId).execute();
  const changes = await tx
    .deleteFrom('profile_changes')
    .where('user_id', '=', userId)
    .returning(['field', 'value'])
    .execute();
  const nobody = { ...NOBODY, image_url: null };
  await tx.updateTable('users').set(nobody).where('id', '=', userId).execute();
  await tx.updateTable('entries').set({ may_be_duplicate: 0 }).where('user_id', '=', userId).execute();
  const wanted = changes.filter(({ field }) => field === 'image_url').map(({ value }) => value);
  const pictures = await unnamedPictures(tx, [image_url, ...wanted]);
  return { entries: entries.length, documents, objects, pictures };
}
