/**
 * Characters that stored texts must not hold: controls, lone surrogates and bidi controls. A database may refuse them,
 * and they are invisible.
 */
const UNSAFE = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const EVERY_UNSAFE = new RegExp(UNSAFE, 'gu');

/** Whether a text has no unsafe characters, and so no line breaks. */
export const isPlainText = (text: string): boolean => !UNSAFE.test(text);

/** Removes unsafe characters; a run of line breaks and tabs becomes one space. */
export const toPlainText = (text: string): string =>
  text.replaceAll(/[\t\n\r]+/g, ' ').replaceAll(EVERY_UNSAFE, '');
