import { type PageFields, pageTextFields, type PageTexts } from '../../../domain/contentPage/readPage.ts';
import { slugOf } from '../../../domain/slug.ts';
import type { StaffPage } from '../../../domain/staff/staffContract.ts';
import { oneByOne } from '../../platform/writer/oneByOne.ts';
import type { SeasonWritten } from '../season/seasonAct.ts';
import { freeTopSlug, isTopSlugTaken, lockSlugs, moveSlug } from '../season/slugs.ts';
import { auditedFields, auditPage, pageChange, type PageAct } from './pageAudit.ts';
import { keepVersion } from './keepVersion.ts';
import { readPage } from './pagesRepo.ts';

export type PageToMake = PageAct & { id: string; texts: PageTexts };

/** Makes content pages, which are public at once; one that is there already stays as it is. */
export const makePage = oneByOne(
  async (tx, { id, texts, ...act }: PageToMake, context): Promise<StaffPage> => {
    await lockSlugs(tx, context);
    const known = await readPage(tx, id);
    if (known) return known;
    const names = { name_ar: texts.title_ar, name_en: texts.title_en };
    const slug = await freeTopSlug(tx, slugOf(names) || 'page');
    const edited = { version: 1, changed_by: act.by, changed_at: act.at, updated_at: act.at };
    await tx
      .insertInto('content_pages')
      .values({ id, slug, ...texts, ...edited })
      .execute();
    await keepVersion(tx, id);
    const after = auditedFields({ slug, version: 1, ...texts });
    await auditPage(tx, act, { action: 'page.made', subject: id, before: null, after }, context);
    return (await readPage(tx, id))!;
  },
);

/** `version`: the one that the writer saw. */
export type PageToChange = PageAct & { id: string; version: number; fields: PageFields };

/**
 * Changes content pages that have the version that the writer saw; visitors read the change at once. The lock of the addresses is
 * also that of the page: without it two writers could take the same version.
 */
export const changePage = oneByOne(
  async (tx, { id, version, fields, ...act }: PageToChange, context): Promise<SeasonWritten<StaffPage>> => {
    await lockSlugs(tx, context);
    const page = await readPage(tx, id);
    if (!page) return null;
    if (page.version !== version) return { refused: { conflict: 'changed_meanwhile', present: page } };
    const before = fieldsOf(page);
    if (JSON.stringify(before) === JSON.stringify(fieldsOf(fields))) return { present: page };
    const isMoved = fields.slug !== page.slug;
    if (isMoved && page.is_needed) return { refused: { errors: { slug: 'pageNeeded' } } };
    const other = { slug: fields.slug, than: { pageId: id, slug: page.slug } };
    if (isMoved && (await isTopSlugTaken(tx, other))) return { refused: { errors: { slug: 'slugTaken' } } };
    await tx
      .updateTable('content_pages')
      .set({ ...fields, version: version + 1, changed_by: act.by, changed_at: act.at, updated_at: act.at })
      .where('id', '=', id)
      .execute();
    if (isMoved) await moveSlug(tx, page.slug, fields.slug);
    await keepVersion(tx, id);
    const change = pageChange({ ...before, version }, { ...fields, version: version + 1 });
    await auditPage(tx, act, { action: 'page.changed', subject: id, ...change }, context);
    return { present: (await readPage(tx, id))! };
  },
);

/** `version`: the one that the writer saw. */
export type PageToDelete = PageAct & { id: string; version: number };

/** Deletes content pages that nothing of the product links to. What was public stays in their versions. */
export const deletePage = oneByOne(
  async (tx, { id, version, ...act }: PageToDelete, context): Promise<SeasonWritten<StaffPage>> => {
    await lockSlugs(tx, context);
    const page = await readPage(tx, id);
    if (!page) return null;
    if (page.version !== version) return { refused: { conflict: 'changed_meanwhile', present: page } };
    if (page.is_needed) return { refused: { conflict: 'page_needed', present: page } };
    await tx.deleteFrom('content_pages').where('id', '=', id).execute();
    // Former addresses of a page that is gone lead nowhere, so that another page may have them.
    await tx.deleteFrom('former_slugs').where('slug_now', '=', page.slug).execute();
    const before = auditedFields({ ...fieldsOf(page), version });
    await auditPage(tx, act, { action: 'page.deleted', subject: id, before, after: null }, context);
    return { deleted: true };
  },
);

function fieldsOf(page: PageFields): PageFields {
  const texts = Object.fromEntries(pageTextFields.map((field) => [field, page[field]]));
  return { slug: page.slug, ...(texts as PageTexts) };
}
