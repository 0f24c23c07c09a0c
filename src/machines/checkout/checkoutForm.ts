/** Validation and request body of the checkout form. */
import type { VoteRequest } from '../../../domain/contract.ts';
import {
  type Contact,
  type ContactField,
  contactFields,
  type ContactErrorCode,
  readContact,
} from '../../../domain/forms/contact.ts';
import { LARGE_ORDER_VOTES, ORDER_MAX_VOTES, RIAL_CURRENCY_ID } from '../../../domain/limits.ts';
import { isWholeNumber } from '../../../domain/wholeNumber.ts';
import type { CheckoutContext, CheckoutDraft } from './checkoutTypes.ts';

type Context = CheckoutContext;

/** Whether the typed vote count can be ordered (specification section 5). */
export const isOrderable = (votes: string): boolean =>
  isWholeNumber(votes) && Number(votes) > 0 && !isTooMany(votes);

/** Whether the typed vote count is a whole number above that of one order. */
export const isTooMany = (votes: string): boolean => isWholeNumber(votes) && Number(votes) > ORDER_MAX_VOTES;

/** Whether the votes are so many that the sum is asked about before the payment. */
export const isLarge = (votes: string): boolean => isOrderable(votes) && Number(votes) > LARGE_ORDER_VOTES;

/** The visible error of each field. An error of the server wins over one that the browser found. */
export function contactErrors({ contact, judged, refusedFields }: Context) {
  const read = readContact(contact);
  const said = (field: ContactField): { code?: ContactErrorCode; sentence?: string } | undefined => {
    const sentence = refusedFields[field];
    if (sentence !== undefined) return { sentence };
    const code = read.ok || !judged.includes(field) ? undefined : read.errors[field];
    return code && { code };
  };
  return Object.fromEntries(contactFields.map((field) => [field, said(field)]));
}

export const isContactValid = ({ contact }: Pick<Context, 'contact'>): boolean => readContact(contact).ok;

/** The request body of a valid form. */
export function voteRequestOf({ contact, entryId, votes }: Context): VoteRequest {
  const read = readContact(contact);
  const given: Contact = read.ok
    ? read.contact
    : { email: contact.email, phone_number: null, civil_id: null };
  return {
    ...given,
    currency_id: RIAL_CURRENCY_ID,
    entry_id: entryId ?? '',
    votes_count: Number(votes),
  };
}

export const draftOf = ({ entryId, votes, contact, key, begun, refusedVotes }: Context): CheckoutDraft => ({
  entryId,
  votes,
  contact,
  key,
  begun,
  refusedVotes,
});
