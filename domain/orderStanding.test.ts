import { describe, expect, it } from 'vitest';
import { orderOf } from '../tests/support/payments/orderFixtures.ts';
import { orderStanding } from './orderStanding.ts';

const cancelled = { outcome: 'cancelled', at: 1 } as const;
const due = { state: 'due', amount_baisa: 7_500 } as const;
const declined = { outcome: 'declined', at: 1 } as const;

describe('an order', () => {
  it.each([
    [{ status: 'pending_payment' }, 'payable'],
    [{ status: 'pending_payment', last_attempt: declined }, 'payable'],
    [{ status: 'pending_payment', payment: null }, 'unsure'],
    [{ status: 'pending_payment', payment: null, last_attempt: declined }, 'unsure'],
    [{ status: 'pending_payment', payment: null, last_attempt: cancelled }, 'expired'],
    [{ status: 'paid' }, 'settled'],
    [{ status: 'paid', refund: due }, 'settled'],
    [{ status: 'quarantined' }, 'settled'],
    [{ status: 'refunded', refund: { ...due, state: 'done' } }, 'refunded'],
    [{ status: 'expired' }, 'expired'],
    [{ status: 'expired', refund: due }, 'refunded'],
    [{ status: 'failed' }, 'stopped'],
    [{ status: 'failed', refund: due }, 'refunded'],
    [{ status: 'created', payment: null }, 'stopped'],
  ] as const)('that is %o stands as %s', (changes, standing) => {
    expect(orderStanding(orderOf(changes))).toBe(standing);
  });
});
