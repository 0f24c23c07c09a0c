import type { FormatterModule } from 'i18next';
import { formatsOf } from './format.ts';
import { toLanguage } from './language.ts';

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** Isolates the direction of a value: without it the groups of a phone number appear reversed in Arabic text. */
const isolate = (value: string): string => `${FIRST_STRONG_ISOLATE}${value}${POP_ISOLATE}`;

/** Formats in sentences, such as `{{name, bdi}}`: `bdi`, `number` and `percent`. */
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
