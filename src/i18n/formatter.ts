import type { FormatterModule } from 'i18next';
import { formatsOf } from './format.ts';
import { toLanguage } from './language.ts';

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** Keeps a value from data together: without it a phone number in an Arabic sentence prints its groups backwards. */
const isolate = (value: string): string => `${FIRST_STRONG_ISOLATE}${value}${POP_ISOLATE}`;

/** What may follow the comma in `{{name, bdi}}`. */
export const formatter: FormatterModule = {
  type: 'formatter',
  init() {},
  add() {},
  addCached() {},
  format(value: unknown, format, code) {
    const formats = formatsOf(toLanguage(code) ?? 'ar');
    if (format === 'bdi') return isolate(String(value));
    if (format === 'number') return formats.number(Number(value));
    if (format === 'percent') return formats.percent(Number(value));
    return String(value);
  },
};
