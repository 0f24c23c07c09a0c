/** Withdrawals of an entry and refusals of them, for stories and tests. */
import type { Withdrawal } from '../../../domain/contract.ts';
import { fieldErrors, messageError, networkError, unauthenticated } from '../../../domain/errors.ts';
import { catalogueTime } from '../catalogue/catalogueFixtures.ts';

const MINUTE = 60_000;

export const withdrawalOf = (changes: Partial<Withdrawal> = {}): Withdrawal => ({
  offer: 'undoable',
  name: 'هدى البلوشية',
  withdrawn_at: null,
  undo_until: null,
  ...changes,
});

/** The vote for the entry is open. */
export const finalOffer = withdrawalOf({ offer: 'final' });

/** Withdrawn two minutes ago. */
export const undoable = withdrawalOf({
  offer: 'undo',
  withdrawn_at: catalogueTime - 2 * MINUTE,
  undo_until: catalogueTime + 8 * MINUTE,
});

export const withdrawnForGood = withdrawalOf({ offer: 'none', withdrawn_at: catalogueTime - 60 * MINUTE });

export const withdrawalRefusals = {
  nowFinal: fieldErrors({ name: ['The vote is open now.'] }, { status: 422, code: 'withdrawal_final' }),
  otherName: fieldErrors({ name: ['This is not the name.'] }, { status: 422, code: 'unprocessable' }),
  closed: messageError('It can no longer be withdrawn.', { status: 403, code: 'withdrawal_closed' }),
  busy: messageError('Too many at once.', { status: 429, code: 'too_many_requests' }),
  signedOut: unauthenticated({ status: 401 }),
  unknown: networkError,
};

export const undoRefusals = {
  over: messageError('The time is over.', { status: 403, code: 'undo_over' }),
  busy: messageError('Too many at once.', { status: 429, code: 'too_many_requests' }),
  signedOut: unauthenticated({ status: 401 }),
};
