/** Data for a checkout small enough to walk all paths: one contestant, and orders in every status. */
import type { Order } from '../../../domain/contract.ts';
import { ORDER_PAYMENT_MS } from '../../../domain/delays.ts';
import { fieldErrors, httpError, messageError } from '../../../domain/errors.ts';
import type { Sale } from '../../../domain/sale.ts';
import type { VoteAnswer } from '../../../src/machines/voteRetry/voteRetryTries.ts';
import type {
  Contestant,
  FoundOrder,
  LoadedContestant,
  Recalled,
} from '../../../src/machines/checkout/checkoutTypes.ts';
import { boardTime } from '../votePage/boardFixtures.ts';
import { chosen, orderOf, paidOrder, quoteOf } from '../payments/orderFixtures.ts';

export const entryId = chosen.voter_id;
export const contact = { email: 'huda@example.om', phone_number: '', civil_id: '' };
export const noContact = { email: '', phone_number: '', civil_id: '' };
export const key = 'c0ffee00-0000-4000-8000-000000000001';

export const recalled = (changes: Partial<Recalled> = {}): Recalled => ({
  page: 'payment',
  entryId,
  orderId: null,
  votes: '25',
  contact: noContact,
  key: null,
  begun: null,
  refusedVotes: null,
  callback: null,
  ...changes,
});

export const contestant: Contestant = { user: chosen.user, code: chosen.sms_code, group: 3, rank: 2 };
/** The window of the contestant's group; it closes before the order of this file expires. */
const window = { number: 3, opensAt: boardTime - 3_600_000, closesAt: boardTime + 600_000 };
const next = { number: 4, open: false, opening: { at: window.closesAt, soon: true } };
const saleAt = (now: number): Sale => ({ now, window, competes: true, next, zone: 'Asia/Muscat' });
const closedAt = (now: number): Sale => ({ ...saleAt(now), next: { ...next, open: true } });

/** What the board can say about buying votes for the contestant, in each state. */
export const sales = {
  open: saleAt(boardTime),
  closing: saleAt(window.closesAt - 4 * 60_000),
  closed: closedAt(window.closesAt),
  upcoming: { ...saleAt(window.opensAt - 60_000), next: undefined },
  outOfTime: closedAt(boardTime + ORDER_PAYMENT_MS),
  withdrawn: { ...saleAt(boardTime), competes: false },
} as const satisfies Record<string, Sale>;

export const met: Record<'open' | 'closed' | 'nobody', LoadedContestant> = {
  open: { contestant, sale: sales.open },
  closed: { contestant, sale: sales.closed },
  nobody: { contestant: null, sale: null },
};

const ordered = { votes_count: 25, quote: quoteOf(25) };
const unpaid = { ...ordered, payment: null };
export const order = orderOf(ordered);
export const attempt = { outcome: 'declined', at: order.created_at + 60_000 } as const;

/** What the browser remembers of a payment of the order that was begun and whose outcome is unknown. */
export const begun = { orderId: order.id, attemptAt: null };

/** Orders by their status. */
export const orders = {
  payable: order,
  declined: { ...order, last_attempt: attempt },
  elsewhere: {
    ...order,
    payment: { gateway: 'thawani', mode: 'redirect', url: 'https://pay.example/session' },
  },
  elsewhereCancelled: {
    ...order,
    payment: { gateway: 'thawani', mode: 'redirect', url: 'https://pay.example/session' },
    last_attempt: { outcome: 'cancelled', at: attempt.at },
  },
  unsure: orderOf(unpaid),
  settled: { ...paidOrder, ...ordered },
  review: { ...paidOrder, ...ordered, status: 'quarantined' },
  refunded: orderOf({ ...unpaid, status: 'expired', refund: { state: 'due', amount_baisa: 7_400 } }),
  expired: orderOf({ ...unpaid, status: 'expired' }),
  stopped: orderOf({ ...unpaid, status: 'failed' }),
} as const satisfies Record<string, Order>;

export const found = (each: Order): FoundOrder => ({ order: each, ...met.open });

export const failure = httpError({ status: 503 });
export const unknown = messageError('There is no such order.', { status: 404, code: 'not_found' });
export const invalid = fieldErrors({ email: ['No such domain.'] }, { status: 422 });
/** The server's word about a number of votes that the site lets through. */
export const tooMany = 'At most 20.';
export const votesRefused = fieldErrors({ votes_count: [tooMany] }, { status: 422 });
/** A refusal of something that the form does not show. */
export const entryRefused = fieldErrors({ entry_id: ['No such entry.'] }, { status: 422 });
export const bothRefused = fieldErrors(
  { email: ['No such domain.'], entry_id: ['No such entry.'] },
  { status: 422 },
);
const closed = messageError('Voting is closed.', { status: 403, code: 'voting_closed' });

export const answers = {
  taken: { kind: 'accepted', order },
  tooLate: { kind: 'refused', error: closed },
  forNobody: { kind: 'refused', error: unknown },
  invalid: { kind: 'refused', error: invalid },
  tooMany: { kind: 'refused', error: votesRefused },
  entryRefused: { kind: 'refused', error: entryRefused },
} as const satisfies Record<string, VoteAnswer>;
