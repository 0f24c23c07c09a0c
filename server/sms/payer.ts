import { createHmac } from 'node:crypto';
import { readPhoneNumber } from '../platform/readPhoneNumber.ts';

/**
 * A sender's number in one form, however its operator writes it: international, digits only. An operator may send for
 * short numbers that are no phone numbers; those stay as they came, so that their votes count.
 */
export function normaliseSender(sender: string): string {
  const number = readPhoneNumber(sender) ?? sender.replace(/^00/, '+');
  return number.replace(/^\+/, '');
}

/** The pseudonym under which a number votes; without the pepper nobody can try numbers against it. */
export function payerOf(pepper: Uint8Array, sender: string): string {
  return createHmac('sha256', pepper)
    .update(`payer:${normaliseSender(sender)}`)
    .digest('base64url');
}
