import type { i18n as I18n } from 'i18next';

/** Delimiters around text that came from the locales. */
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
const addAccents = (text: string) =>
  text.replaceAll(/[acegilnosuyz]/g, (letter) => accents[letter] ?? letter);
/** Removes the marks that must stay paired: link brackets and the isolates around a name. */
const stripPairedMarks = (text: string) => text.replaceAll(/[[\]\u2066-\u2069]/g, '');

/** Pads a text by 40 % with its own first letters, adds accents, and puts it between the marks. */
export function lengthenText(text: string): string {
  const plain = stripPairedMarks(text).trim();
  const more = plain.slice(0, Math.ceil(plain.length * GROWTH)).trim();
  return `${MARKS[0]}${addAccents(`${text} ${more}`)}${MARKS[1]}`;
}

/** Locale keys of names, which keep their length. */
const names: readonly string[] = ['brand'];

/** Lengthens all messages. Unmarked text on a screen came from no locale; cut-off text lacks room. */
export function lengthenMessages(i18n: I18n): I18n {
  const lengthenMessage = (text: string, key: string | readonly string[]) =>
    [key].flat().some((each) => names.includes(each)) ? text : lengthenText(text);
  i18n.use({ type: 'postProcessor', name: 'longer', process: lengthenMessage });
  i18n.options.postProcess = ['longer'];
  return i18n;
}
