/**
 * Characters that stored texts must not hold: controls, lone surrogates and bidi controls. A database may refuse them,
 * and they are invisible.
 */
const UNSAFE = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const EVERY_UNSAFE = new RegExp(UNSAFE, 'gu');

/** Whether a text is one line without such characters. */
export const isPlainText = (text: string): boolean => !UNSAFE.test(text);

/** Removes such characters; line breaks and tabs become spaces. */
export const toPlainText = (text: string): string =>
  text.replaceAll(/[\t\n\r]+/g, ' ').replaceAll(EVERY_UNSAFE, '');
