import { createHmac } from 'node:crypto';

const OMAN = '968';

/** A sender's number in the one form that every operator's way of writing it comes to: international, digits only. */
export function normaliseSender(sender: string): string {
  const digits = sender.replace(/^\+/, '').replace(/^00/, '');
  return /^[79][0-9]{7}$/.test(digits) ? OMAN + digits : digits;
}

/** The pseudonym under which a number votes; without the pepper nobody can try numbers against it. */
export function payerOf(pepper: Uint8Array, sender: string): string {
  return createHmac('sha256', pepper)
    .update(`payer:${normaliseSender(sender)}`)
    .digest('base64url');
}
