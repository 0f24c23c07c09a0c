/** The checkout draft of this tab, under the session storage key `sawt.checkout`; it never holds a card or a civil id. */
import type { ContactValues } from '../../../domain/forms/contact.ts';
import type { BegunPayment, CheckoutDraft } from '../../machines/checkout/checkoutTypes.ts';

const KEY = 'sawt.checkout';
/** Increase when the shape changes, so that drafts of older builds are ignored. */
const FORMAT = 3;

const empty: CheckoutDraft = {
  entryId: null,
  votes: '',
  contact: { email: '', phone_number: '', civil_id: '' },
  key: null,
  begun: null,
  refusedVotes: null,
};

export function keepCheckout({ entryId, votes, contact, key, begun, refusedVotes }: CheckoutDraft): void {
  try {
    const { civil_id: civilId, ...kept } = contact;
    // The civil id is not saved, so a restored form is a new order with a new key.
    const keptKey = civilId === '' ? key : null;
    sessionStorage.setItem(
      KEY,
      JSON.stringify({ format: FORMAT, entryId, votes, contact: kept, key: keptKey, begun, refusedVotes }),
    );
  } catch {
    // Without storage a reload loses the draft.
  }
}

export function recallDraft(): CheckoutDraft {
  const kept = recall();
  if (!kept || kept.format !== FORMAT) return empty;
  return {
    entryId: textOr(kept.entryId, null),
    votes: textOr(kept.votes, ''),
    contact: contactOf(kept.contact),
    key: textOr(kept.key, null),
    begun: begunOf(kept.begun),
    refusedVotes: textOr(kept.refusedVotes, null),
  };
}

type Kept = Partial<CheckoutDraft> & { format?: number };

function recall(): Kept | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return typeof kept === 'object' ? kept : null;
  } catch {
    return null;
  }
}

function contactOf(kept: Partial<ContactValues> | undefined): ContactValues {
  return {
    email: textOr(kept?.email, ''),
    phone_number: textOr(kept?.phone_number, ''),
    civil_id: '',
  };
}

function begunOf(kept: Partial<BegunPayment> | null | undefined): BegunPayment | null {
  if (typeof kept?.orderId !== 'string') return null;
  return { orderId: kept.orderId, attemptAt: typeof kept.attemptAt === 'number' ? kept.attemptAt : null };
}

const textOr = <Other>(value: unknown, other: Other): string | Other =>
  typeof value === 'string' ? value : other;
