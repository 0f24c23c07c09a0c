import type { Transaction } from 'kysely';
import { pageTextFields } from '../../../domain/contentPage/readPage.ts';
import type { Schema } from '../../platform/database/schema.ts';

/**
 * Keeps the present text of a page as a version, and which earlier one it brings back, if it does. A save that changes only the
 * address brings none back.
 */
export async function keepVersion(tx: Transaction<Schema>, pageId: string): Promise<void> {
  const { id, updated_at, changed_by, version, slug, ...row } = await tx
    .selectFrom('content_pages')
    .where('id', '=', pageId)
    .select(['id', 'version', 'slug', ...pageTextFields, 'updated_at', 'changed_by'])
    .executeTakeFirstOrThrow();
  const same = await tx
    .selectFrom('page_versions')
    .where('page_id', '=', pageId)
    .where((each) => each.and(pageTextFields.map((field) => each(field, 'is not distinct from', row[field]))))
    .orderBy('version')
    .select('version')
    .execute();
  const isAsBefore = same.some((each) => each.version === version - 1);
  await tx
    .insertInto('page_versions')
    .values({
      page_id: id,
      version,
      slug,
      ...row,
      saved_at: updated_at,
      saved_by: changed_by,
      restores: isAsBefore ? null : (same[0]?.version ?? null),
    })
    .execute();
}
