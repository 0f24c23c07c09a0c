/** The reasons from which screeners of an organisation choose when they reject an entry (decision D250). */
import { characterCount } from '../characterCount.ts';
import { oneLine } from '../person/field.ts';
import type { ReadForm } from '../season/formFields.ts';
import type { FormTexts } from './mergeEdits.ts';
import type { BilingualReason } from './staffContract.ts';
import { DECISION_REASON_MAX_LENGTH, REJECT_REASONS } from './staffLimits.ts';

const languages = ['ar', 'en'] as const;

/** The keys 1 to 9 choose a reason. */
export const reasonNumbers: readonly number[] = Array.from(
  { length: REJECT_REASONS },
  (_, index) => index + 1,
);

export type ReasonErrors = Partial<Record<string, 'rejectReason'>>;

/** Each reason in both languages, or what is wrong: by number and language, as the form names its fields. */
export function readReasons(
  typed: readonly BilingualReason[],
): { values: BilingualReason[] } | { errors: ReasonErrors } {
  const values = typed.map(({ ar, en }) => ({ ar: lineOf(ar), en: lineOf(en) }));
  const wrong = values.flatMap((reason, index) =>
    languages
      .filter((language) => !isFit(reason[language]))
      .map((language) => [`reason_${index + 1}_${language}`, 'rejectReason'] as const),
  );
  if (values.length === 0) return { errors: { reason_1_ar: 'rejectReason', reason_1_en: 'rejectReason' } };
  return wrong.length === 0 ? { values } : { errors: Object.fromEntries(wrong) };
}

const lineOf = (text: string) => oneLine(text).normalize('NFC');
const isFit = (text: string) => text !== '' && characterCount(text) <= DECISION_REASON_MAX_LENGTH;

/** The texts of the form, whose places stand in the order of the keys. */
export const reasonTexts = (reasons: readonly BilingualReason[]): FormTexts =>
  Object.fromEntries(
    reasonNumbers.flatMap((number) => {
      const reason = reasons[number - 1];
      return languages.map((language) => [`reason_${number}_${language}`, reason?.[language] ?? '']);
    }),
  );

const typedAt = (texts: FormTexts, number: number): BilingualReason => ({
  ar: texts[`reason_${number}_ar`] ?? '',
  en: texts[`reason_${number}_en`] ?? '',
});

/** What is typed: a place without a text in either language is no reason. */
export const typedReasons = (texts: FormTexts): BilingualReason[] =>
  filledIn(texts).map((number) => typedAt(texts, number));

const filledIn = (texts: FormTexts) =>
  reasonNumbers.filter((number) => Object.values(typedAt(texts, number)).some((text) => text.trim() !== ''));

/** Reads the form: the reasons close up, and what is wrong is named at its place. */
export function readReasonsForm(texts: FormTexts): ReadForm {
  const read = readReasons(typedReasons(texts));
  if ('values' in read) return { texts: reasonTexts(read.values) };
  const places = filledIn(texts);
  const errors = Object.entries(read.errors).map(([field, code]) => {
    const [, number, language] = field.split('_');
    return [`reason_${places[Number(number) - 1] ?? number}_${language}`, { code: code! }] as const;
  });
  return { fieldErrors: Object.fromEntries(errors) };
}
