/** The form of a content page: what is stored as texts, and texts as what is stored. */
import type { FormTexts } from '../staff/mergeEdits.ts';
import type { PageRequest } from '../staff/staffContract.ts';
import { FieldReader, type ReadForm } from '../season/formFields.ts';
import { type PageFields, pageTextFields, type PageTextField, readPage, readPageTexts } from './readPage.ts';

/** The texts of a form, without a slug for a page that is not made yet. */
export const pageFormTexts = (page: PageFields): FormTexts => ({ slug: page.slug, ...textsOf(page) });

/** The texts of the form of a new page: the server makes its slug from the title. */
export const newPageTexts: FormTexts = Object.fromEntries(pageTextFields.map((field) => [field, '']));

/** Reads the form of a content page, or of a new one, which has no slug. */
export function readPageForm(texts: FormTexts): ReadForm {
  const reader = new FieldReader({});
  const { slug } = texts;
  return slug === undefined
    ? reader.formOf(readPageTexts(typedPage(texts)), textsOf)
    : reader.formOf(readPage({ slug, ...typedPage(texts) }), pageFormTexts);
}

/** What to send, apart from the id and the slug. */
export const typedPage = (texts: FormTexts): Omit<PageRequest, 'id'> =>
  Object.fromEntries(pageTextFields.map((field) => [field, texts[field] ?? ''])) as Record<
    PageTextField,
    string
  >;

const textsOf = (page: Readonly<Record<PageTextField, string | null>>): FormTexts =>
  Object.fromEntries(pageTextFields.map((field) => [field, page[field] ?? '']));
