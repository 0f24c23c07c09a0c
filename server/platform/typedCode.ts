import { randomInt } from 'node:crypto';

/** Without letters and digits that look alike when somebody types a code from a screen or from paper. */
export const TYPED_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A random code that a person may type, of nearly five bits a letter. */
export const typedCode = (length: number): string =>
  Array.from({ length }, () => TYPED_LETTERS[randomInt(TYPED_LETTERS.length)]).join('');
