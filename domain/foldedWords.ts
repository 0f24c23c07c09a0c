import { toLatinDigits } from './digits.ts';

/**
 * The words of a text, in the form in which texts are compared: lower case, Latin digits, no accents, vowel
 * marks, hamza, tatweel or invisible characters, and one letter for those that keyboards and spellings confuse.
 */
export function foldedWords(text: string): string[] {
  const visible = text.normalize('NFKD').replace(/[\p{M}\p{Cf}ـء]/gu, '');
  const folded = unifyLetters(toLatinDigits(visible).toLowerCase());
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A hamza or a madda on another letter is not here: `foldedWords` removes it as a mark. */
function unifyLetters(text: string): string {
  return text.replaceAll('ٱ', 'ا').replace(/[ىی]/g, 'ي').replaceAll('ة', 'ه').replaceAll('ک', 'ك');
}
