import { emailKey, isEmail } from '../../../domain/person/email.ts';
import type { StaffOrderState } from '../../../domain/staff/staffContract.ts';
import { contactOf } from '../../payments/orders/payerPseudonyms.ts';
import type { OrdersTable } from '../../platform/database/paymentSchema.ts';
import { readPhoneNumber } from '../../platform/readPhoneNumber.ts';

/** A payer as orders store one: by the pseudonym of the e-mail address, or the phone number as `+96891234567`. */
export type Payer = { contact: string } | { phone: string };

/** Which orders; all conditions count together. `after` is the `next` of an earlier page. */
export type OrderFilter = {
  state?: StaffOrderState;
  competition?: string;
  reference?: string;
  payer?: Payer;
  after?: string;
};

type Status = OrdersTable['status'];

const statusesOf: Record<StaffOrderState, readonly Status[]> = {
  open: ['created', 'pending_payment'],
  paid: ['paid'],
  expired: ['expired'],
  failed: ['failed'],
  refunded: ['refunded'],
};

/** The statuses of a state; none for a list of every state. */
export const statusesIn = (state: StaffOrderState | undefined): readonly Status[] =>
  state === undefined ? [] : statusesOf[state];

export const stateOf = (status: Status): StaffOrderState =>
  status === 'created' || status === 'pending_payment' ? 'open' : status;

/**
 * Reads the payer that a caller sent.
 * @returns undefined for a text that is no whole e-mail address and no whole phone number
 */
export function readPayer(pepper: Uint8Array, sent: string): Payer | undefined {
  const typed = decoded(sent);
  const email = emailKey(typed);
  if (isEmail(email)) return { contact: contactOf(pepper, email) };
  const phone = readPhoneNumber(typed);
  return phone === undefined ? undefined : { phone };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
