import type { Kysely, Transaction } from 'kysely';
import { isNeededPage } from '../../../domain/contentPage/neededPages.ts';
import { pageGaps } from '../../../domain/contentPage/pageGaps.ts';
import { pageTextFields } from '../../../domain/contentPage/readPage.ts';
import type {
  StaffPage,
  StaffPageList,
  StaffPageVersion,
  StaffPageVersions,
} from '../../../domain/staff/staffContract.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { changeOf } from '../season/changeOf.ts';

type Database = Kysely<Schema> | Transaction<Schema>;

/** All content pages by their slugs: those that every page links to first. */
export async function listPages(db: Kysely<Schema>): Promise<StaffPageList> {
  const pages = (await select(db).orderBy('slug').execute()).map(present);
  const data = pages.toSorted((one, other) => Number(other.is_needed) - Number(one.is_needed));
  return {
    data: data.map(
      ({ description_ar: _ar, description_en: _en, body_ar: _bodyAr, body_en: _bodyEn, ...page }) => page,
    ),
  };
}

/** A content page with its texts; undefined if there is no such page. */
export async function readPage(db: Database, id: string): Promise<StaffPage | undefined> {
  const row = await select(db).where('content_pages.id', '=', id).executeTakeFirst();
  return row && present(row);
}

/** The versions of a content page without their texts, the newest first; undefined if there is no such page. */
export async function listPageVersions(
  db: Kysely<Schema>,
  id: string,
): Promise<StaffPageVersions | undefined> {
  const rows = await versionsOf(db, id)
    .select(['version', 'slug', 'saved_at as at', 'staff.name as by', 'restores'])
    .orderBy('version', 'desc')
    .execute();
  return rows.length === 0 ? undefined : { data: rows };
}

/** The texts of a content page in a version; undefined if there is none. */
export function readPageVersion(
  db: Kysely<Schema>,
  id: string,
  version: number,
): Promise<StaffPageVersion | undefined> {
  return versionsOf(db, id)
    .where('version', '=', version)
    .select(['version', 'slug', ...pageTextFields, 'saved_at as at', 'staff.name as by', 'restores'])
    .executeTakeFirst();
}

/** A deleted page has no versions to read. */
const versionsOf = (db: Kysely<Schema>, id: string) =>
  db
    .selectFrom('page_versions')
    .leftJoin('staff', 'staff.id', 'page_versions.saved_by')
    .where('page_id', '=', id)
    .where((row) =>
      row.exists(row.selectFrom('content_pages').where('content_pages.id', '=', id).select('id')),
    );

const select = (db: Database) =>
  db
    .selectFrom('content_pages')
    .leftJoin('staff', 'staff.id', 'content_pages.changed_by')
    .select([
      'content_pages.id',
      'slug',
      ...pageTextFields,
      'content_pages.version',
      'updated_at',
      'changed_at',
      'staff.name as by',
    ]);

function present({
  changed_at,
  by,
  ...page
}: Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>): StaffPage {
  return {
    ...page,
    gaps: pageGaps(page),
    is_needed: isNeededPage(page.slug),
    changed: changeOf({ changed_at, by }),
  };
}
