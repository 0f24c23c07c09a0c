/** Reads, normalizes and compares e-mail addresses (specification sections 3 and 5). */
import { oneLine, type ReadField } from './field.ts';

/**
 * An e-mail address: one @, and a domain of at least two labels. No part can match the character that ends
 * it, so a match never backtracks and takes linear time.
 */
export const EMAIL_PATTERN = /^[^\s@\p{Cc}]+@(?:[^\s@.\p{Cc}]+\.)+[^\s@.\p{Cc}]{2,}$/u;

/** The longest address that SMTP can carry (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;

/**
 * An address in its stored form: on one line, its case kept, in NFC so that equal letters have equal code
 * points.
 */
export const canonicalEmail = (typed: string): string => oneLine(typed).normalize('NFC');

/** A key for comparing mailboxes: equal for addresses that differ only in upper and lower case. */
export const emailKey = (email: string): string => canonicalEmail(email).toLowerCase();

export const isEmail = (text: string): boolean => text.length <= EMAIL_MAX_LENGTH && EMAIL_PATTERN.test(text);

export function readEmail(typed: string): ReadField<string, 'emailInvalid'> {
  const value = canonicalEmail(typed);
  return isEmail(value) ? { value } : { error: 'emailInvalid' };
}
