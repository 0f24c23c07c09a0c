/** Words that the pages of accounts share, for testers. */
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { FieldError, FormError } from '../../domain/accountRefusals.ts';
import type { Sentence } from './flow.ts';
import { errorOf } from './phrases.ts';
import { fails } from './worldWords.ts';

type Said = { fieldErrors?: Record<string, FieldError>; formError?: FormError | null };

/** The errors of a form in words: at its fields, and above them. */
export function accountErrors({ context }: AnyMachineSnapshot): Sentence[] {
  const { fieldErrors = {}, formError } = context as Said;
  return [
    ...Object.values(fieldErrors).map(fieldErrorWords),
    ...(formError ? ['sentence' in formError ? serverSays : said(`account:trouble.${formError.word}`)] : []),
  ];
}

const serverSays: Sentence = ['جملة الخادم كما أرسلها.', 'The sentence of the server, as it sent it.'];

const fieldErrorWords = (fieldError: FieldError): Sentence =>
  'sentence' in fieldError
    ? ['تحت الحقل: جملة الخادم كما أرسلها.', 'Below the field: the sentence of the server, as it sent it.']
    : [
        `تحت الحقل: «{errors:problem.${fieldError.code}}»`,
        `Below the field: “{errors:problem.${fieldError.code}}”`,
      ];

const said = (label: string): Sentence => [`فوق الحقول: «{${label}}»`, `Above the fields: “{${label}}”`];

export const types = (field: string): Sentence => [`املأ «{${field}}».`, `Fill in “{${field}}”.`];

export const failing = (what: Sentence) => (event: AnyEventObject) => fails(what, errorOf(event));

/** What a tester sees of a form that can be sent: its errors. */
export const openForm =
  (title: string, button: string) =>
  (snapshot: AnyMachineSnapshot): Sentence[] => [
    [`«{${title}}»، وزر «{${button}}».`, `“{${title}}”, and the button “{${button}}”.`],
    ...accountErrors(snapshot),
  ];
