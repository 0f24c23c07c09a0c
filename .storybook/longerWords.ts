import type { i18n as I18n } from 'i18next';

/** Words that went through the locales stand between these. */
export const MARKS = ['⟦', '⟧'] as const;
const GROWTH = 0.4;

const accents: Record<string, string> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  g: 'ğ',
  i: 'í',
  l: 'ĺ',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'ü',
  y: 'ý',
  z: 'ž',
};
const accented = (text: string) => text.replaceAll(/[acegilnosuyz]/g, (letter) => accents[letter] ?? letter);
/** What sets off a link inside a sentence, and what isolates a name, must stay in pairs. */
const withoutPairs = (text: string) => text.replaceAll(/[[\]\u2066-\u2069]/g, '');

/** The word in letters that nobody would write, and 40 % longer: by its own beginning, in its own script. */
export function longer(text: string): string {
  const plain = withoutPairs(text).trim();
  const more = plain.slice(0, Math.ceil(plain.length * GROWTH)).trim();
  return `${MARKS[0]}${accented(`${text} ${more}`)}${MARKS[1]}`;
}

/** A name is as long as it is. */
const names: readonly string[] = ['brand'];

/** Says everything in longer words: what stays as it was comes from no locale, and what has no room is cut off. */
export function sayLonger(i18n: I18n): I18n {
  const process = (text: string, key: string | readonly string[]) =>
    [key].flat().some((each) => names.includes(each)) ? text : longer(text);
  i18n.use({ type: 'postProcessor', name: 'longer', process });
  i18n.options.postProcess = ['longer'];
  return i18n;
}
