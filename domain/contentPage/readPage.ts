/** Reads what an operator writes of a content page (decision D233). */
import { characterCount } from '../characterCount.ts';
import { oneLine, type ReadField } from '../person/field.ts';
import { type Read, valuesOf } from '../season/readFields.ts';
import { readSlug } from '../season/seasonTexts.ts';
import type { PageChange } from '../staff/staffContract.ts';
import { tidyLines } from '../tidyLines.ts';
import { PAGE_BODY_MAX_LENGTH, PAGE_SUMMARY_MAX_LENGTH, PAGE_TITLE_MAX_LENGTH } from './pageLimits.ts';

export const pageTextFields = [
  'title_ar',
  'title_en',
  'description_ar',
  'description_en',
  'body_ar',
  'body_en',
] as const;
export type PageTextField = (typeof pageTextFields)[number];

/** The texts of a content page as they are stored; null where there is none. The Arabic title and text are never missing. */
export type PageTexts = Readonly<Record<PageTextField, string | null>>;

export type PageError = 'pageTitle' | 'pageSummary' | 'pageBody';
export type PageFields = PageTexts & { slug: string };

type Typed = Record<PageTextField, string>;

/** The texts in the form in which they are stored, or the code of what is wrong with each. */
export const readPageTexts = (typed: Typed): Read<PageTexts, PageError> => valuesOf(textsOf(typed));

/** As `readPageTexts`, with the slug. Whether it is free, the write decides. */
export const readPage = (typed: Omit<PageChange, 'version'>): Read<PageFields, PageError | 'slugShape'> =>
  valuesOf<PageFields, PageError | 'slugShape'>({ slug: readSlug(typed.slug), ...textsOf(typed) });

const textsOf = (typed: Typed) => ({
  title_ar: required(readTitle(typed.title_ar), 'pageTitle'),
  title_en: readTitle(typed.title_en),
  description_ar: readSummary(typed.description_ar),
  description_en: readSummary(typed.description_en),
  body_ar: required(readBody(typed.body_ar), 'pageBody'),
  body_en: readBody(typed.body_en),
});

type ReadText = ReadField<string | null, PageError>;

const readTitle = (typed: string): ReadText =>
  upTo(PAGE_TITLE_MAX_LENGTH, 'pageTitle', oneLine(typed).normalize('NFC'));
const readSummary = (typed: string): ReadText =>
  upTo(PAGE_SUMMARY_MAX_LENGTH, 'pageSummary', oneLine(typed).normalize('NFC'));
const readBody = (typed: string): ReadText => upTo(PAGE_BODY_MAX_LENGTH, 'pageBody', tidyLines(typed));

function upTo(longest: number, error: PageError, value: string): ReadText {
  if (value === '') return { value: null };
  return characterCount(value) <= longest ? { value } : { error };
}

const required = (read: ReadText, error: PageError): ReadText =>
  'value' in read && read.value === null ? { error } : read;
