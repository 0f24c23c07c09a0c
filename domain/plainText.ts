/**
 * Characters that no stored text holds: controls, halves of surrogate pairs, and marks that turn the direction of what
 * stands around them. A database may refuse them, and a reader cannot see them.
 */
const UNSAFE = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const EVERY_UNSAFE = new RegExp(UNSAFE, 'gu');

/** Whether a text can be stored and shown as it is: one line, nothing invisible that changes how it reads. */
export const isPlainText = (text: string): boolean => !UNSAFE.test(text);

/** The text without such characters; line breaks and tabs become spaces. */
export const toPlainText = (text: string): string =>
  text.replaceAll(/[\t\n\r]+/g, ' ').replaceAll(EVERY_UNSAFE, '');
