import { type PageTextField, pageTextFields } from './readPage.ts';

/** The texts that a content page lacks: visitors read the other language there, or nothing. */
export const pageGaps = (texts: Readonly<Record<PageTextField, string | null>>): PageTextField[] =>
  pageTextFields.filter((field) => (texts[field] ?? '').trim() === '');
