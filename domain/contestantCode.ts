/** Codes of contestants as people type them, in text messages and in a search. */
import { foldedWords } from './foldedWords.ts';

/** The words of a text, in the form in which codes are compared: folded, numbers without leading zeros. */
export const codeWords = (text: string): string[] => foldedWords(text).map(dropZeros);

/** A contestant's code in the form of `codeWords`, as one word. */
export function foldCode(code: string): string {
  return dropZeros(codeWords(code).join(''));
}

/** Drops the leading zeros of a number: "007" names the contestant 7. */
export function dropZeros(word: string): string {
  return /^[0-9]+$/.test(word) ? word.replace(/^0+(?=.)/, '') : word;
}

/** A folded word, and the number that it is if the letter O stands for zero in it: "3O1" is 301. */
export function withZeros(word: string): string[] {
  const isNumber = word.includes('o') && /^[0-9o]+$/.test(word) && /[0-9]/.test(word);
  return isNumber ? [word, dropZeros(word.replaceAll('o', '0'))] : [word];
}
