import { toLatinDigits } from '../../domain/digits.ts';

/**
 * The words of a text, each in the one form in which codes are compared: Latin digits without leading zeros, no case,
 * no vowel marks, no invisible characters, and one form for letters that keyboards exchange.
 */
export function codeWords(text: string): string[] {
  const visible = text.normalize('NFKD').replace(/[\p{M}\p{Cf}ـ]/gu, '');
  const folded = unifyLetters(toLatinDigits(visible).toLowerCase());
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).map(dropZeros);
}

/** A contestant's code in that form. */
export function foldCode(code: string): string {
  return dropZeros(codeWords(code).join(''));
}

/** "007" is the contestant 7. */
export function dropZeros(word: string): string {
  return /^[0-9]+$/.test(word) ? word.replace(/^0+(?=.)/, '') : word;
}

/** Hamza and madda are marks, and already gone. */
function unifyLetters(text: string): string {
  return text.replaceAll('ٱ', 'ا').replace(/[ىی]/g, 'ي').replaceAll('ة', 'ه').replaceAll('ک', 'ك');
}
