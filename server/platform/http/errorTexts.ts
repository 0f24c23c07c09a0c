import ar from '../../../locales/ar/errors.json' with { type: 'json' };
import staffAr from '../../../locales/ar/staffErrors.json' with { type: 'json' };
import en from '../../../locales/en/errors.json' with { type: 'json' };
import staffEn from '../../../locales/en/staffErrors.json' with { type: 'json' };
import type { ServerCode } from '../../../domain/errors.ts';
import type { Language } from './language.ts';

/** The staff side has a file of its own, so that the site loads none of its texts. */
const texts = {
  ar: { ...ar, ...staffAr, problem: { ...ar.problem, ...staffAr.problem } },
  en: { ...en, ...staffEn, problem: { ...en.problem, ...staffEn.problem } },
};
type Texts = (typeof texts)['en'];

type ErrorText = Exclude<keyof Texts, 'field' | 'problem'>;
export type FieldErrorCode = keyof Texts['problem'];
export type SchemaErrorCode = keyof Texts['field'];

const byStatus: Readonly<Record<number, ServerCode>> = {
  400: 'bad_request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  413: 'too_large',
  415: 'unsupported_type',
  422: 'unprocessable',
  429: 'too_many_requests',
  503: 'unavailable',
};

/** The general code of a status, for errors without a code of their own. */
export function plainCode(status: number): ServerCode {
  return byStatus[status] ?? (status >= 500 ? 'server_error' : 'bad_request');
}

/** The text of an error: that of its code, or of its status if the code has no text. */
export function errorText(language: Language, status: number, code: string): string {
  const known = texts[language];
  const key = Object.hasOwn(known, code) && code !== 'field' && code !== 'problem' ? code : plainCode(status);
  return known[key as ErrorText];
}

export function schemaErrorText(language: Language, error: SchemaErrorCode): string {
  return texts[language].field[error];
}

/** The sentence of a field error; `values` replace its `{{…}}` placeholders. */
export function fieldErrorText(
  language: Language,
  error: FieldErrorCode,
  values: Readonly<Record<string, number>> = {},
): string {
  return texts[language].problem[error].replaceAll(/{{(\w+)}}/g, (_all, name: string) =>
    String(values[name] ?? ''),
  );
}
