import { nameSearchText } from '../../../domain/staff/nameSearch.ts';
import type { Write } from '../../platform/writer/write.ts';

/** The most candidates whose entries one write fills: votes wait for the write. */
const CANDIDATES = 20;

/**
 * Fills the search texts of entries that have none. No line of the audit: it changes nothing that a person wrote.
 * @returns whether entries may be left
 */
export const fillSearchTexts: Write<null, boolean> = async (tx, inputs, { memory }) => {
  const empty = tx
    .selectFrom('entries')
    .where('search_text', 'is', null)
    .orderBy('id')
    .limit(CANDIDATES)
    .select('user_id');
  const ids = (await empty.execute()).map(({ user_id }) => user_id);
  if (ids.length === 0) return inputs.map(() => false);
  const named = tx
    .selectFrom('users')
    .where('id', 'in', ids)
    .orderBy('id')
    .select(['id', 'full_name', 'name_ar', 'name_en']);
  // A name that changes meanwhile must wait, lest the old one be stored after it. SQLite has one writer.
  for (const { id, full_name, name_ar, name_en } of await (memory ? named : named.forShare()).execute())
    await tx
      .updateTable('entries')
      .set({ search_text: nameSearchText([full_name, name_ar, name_en]) })
      .where('user_id', '=', id)
      .execute();
  return inputs.map(() => ids.length === CANDIDATES);
};
