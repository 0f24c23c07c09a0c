import { createHmac } from 'node:crypto';
import { readPhoneNumber } from '../platform/readPhoneNumber.ts';

/**
 * A sender's number in one form: international, digits only. Operators may also send short numbers, which are no phone
 * numbers; those stay as they are, so that their votes count.
 */
export function canonicalSender(sender: string): string {
  const number = readPhoneNumber(sender) ?? sender.replace(/^00/, '+');
  return number.replace(/^\+/, '');
}

/** The pseudonym under which a number votes; guessing numbers against it needs the pepper. */
export function payerOf(pepper: Uint8Array, sender: string): string {
  return pseudonym(pepper, canonicalSender(sender));
}

/**
 * Every pseudonym under which messages of a number are stored. Versions without a number parser stored Omani landlines
 * and numbers with a leading zero unchanged.
 * @param phone E.164, as `+96824123456`
 */
export function payersOf(pepper: Uint8Array, phone: string): string[] {
  const national = /^\+968(.+)$/.exec(phone)?.[1];
  const older = national === undefined ? [] : [national, `0${national}`];
  return [payerOf(pepper, phone), ...older.map((spelling) => pseudonym(pepper, spelling))];
}

const pseudonym = (pepper: Uint8Array, sender: string) =>
  createHmac('sha256', pepper).update(`payer:${sender}`).digest('base64url');
