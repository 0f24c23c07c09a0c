import { digitsOf } from './cardNumber.ts';

/**
 * Formats typed text and keeps the caret after the same digit, before any separator. Backspace then always
 * deletes a digit.
 */
export function reformat(
  typed: string,
  caret: number,
  format: (typed: string) => string,
): { text: string; caret: number } {
  const text = format(typed);
  const added = Math.max(0, digitsOf(text).length - digitsOf(typed).length);
  const before = digitsOf(typed.slice(0, caret)).length + added;
  return { text, caret: placeBehind(before, text) };
}

function placeBehind(digits: number, text: string): number {
  let seen = 0;
  for (const [index, character] of text.split('').entries()) {
    if (seen >= digits) return index;
    if (/[0-9]/.test(character)) seen += 1;
  }
  return text.length;
}
