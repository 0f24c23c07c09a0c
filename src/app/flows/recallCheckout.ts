import { DEFAULT_VOTES } from '../../../domain/limits.ts';
import type { CheckoutDraft, CheckoutPage, Recalled } from '../../machines/checkout/checkoutTypes.ts';

const ID = /^[A-Za-z0-9_-]{22}$/;

/**
 * Initial state of a checkout page. The address gives entry, votes and order; the draft adds the contact, its key and
 * its refusal only if they belong to exactly this form.
 */
export function recallCheckout(page: CheckoutPage, search: string, draft: CheckoutDraft): Recalled {
  const query = new URLSearchParams(search);
  const orderId = query.get('order');
  const asked = query.get('entry');
  const entryId = asked !== null && ID.test(asked) ? asked : null;
  const sameEntry = entryId !== null && draft.entryId === entryId;
  const proposed = sameEntry && draft.votes !== '' ? draft.votes : String(DEFAULT_VOTES);
  const votes = query.get('votes') ?? proposed;
  const sameOrder = sameEntry && draft.votes === votes;
  return {
    page,
    entryId,
    orderId,
    votes,
    contact: draft.contact,
    key: sameOrder ? draft.key : null,
    begun: draft.begun,
    refusedVotes: sameOrder ? draft.refusedVotes : null,
    callback: query.get('callback'),
  };
}
