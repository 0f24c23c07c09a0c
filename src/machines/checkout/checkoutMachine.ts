/** Checkout: vote count, contact, payment and outcome (specification sections 2, 4, 5, 7, 8). */
import { and } from 'xstate';
import { checkoutSetup } from './checkoutSetup.ts';
import { arrivalStates } from './arrivalStates.ts';
import { paymentStates } from './paymentStates.ts';
import { formStates } from './formStates.ts';
import { saleRegion } from './saleRegion.ts';
import type { CheckoutContext } from './checkoutTypes.ts';

/** Asks for a quote: debounced while the visitor types, at once for `price.needed` (decision D1). */
const priceRegion = checkoutSetup.createStateConfig({
  initial: 'unasked',
  on: {
    'votes.changed': [
      {
        guard: { type: 'canBeOrdered', params: ({ event }) => event },
        target: '.pausing',
        actions: ['takeVotes', 'keepDraft'],
      },
      { target: '.unasked', actions: ['takeVotes', 'dropQuote', 'keepDraft'] },
    ],
    'price.needed': '.asking',
  },
  states: {
    unasked: {},
    pausing: { after: { quotePause: 'asking' } },
    asking: {
      invoke: {
        id: 'readQuote',
        src: 'readQuote',
        input: ({ context }) => ({ entryId: context.entryId, votes: Number(context.votes) }),
        onDone: { target: 'known', actions: { type: 'takeQuote', params: ({ event }) => event.output } },
        onError: 'failed',
      },
    },
    known: {},
    failed: { on: { 'price.retried': 'asking' } },
  },
});

const onSuccessPage = { type: 'onPage', params: { page: 'success' } } as const;
const is = (as: 'payable' | 'settled' | 'refunded' | 'expired' | 'stopped') =>
  ({ type: 'stands', params: { as } }) as const;
const goTo = (place: 'payment' | 'success') => ({ type: 'visit', params: { place } }) as const;

// The order that the server returns decides the next step, not what this page did.
const sorting = checkoutSetup.createStateConfig({
  always: [
    { guard: and([is('settled'), onSuccessPage]), target: 'settled' },
    { guard: is('settled'), target: 'complete' },
    { guard: is('refunded'), target: 'refunded' },
    { guard: is('expired'), target: 'expired' },
    { guard: is('stopped'), target: 'stopped' },
    { guard: and([is('payable'), onSuccessPage]), target: 'leaving', actions: goTo('payment') },
    { guard: and([is('payable'), 'paysElsewhere', 'awaitsOutcome']), target: 'confirming' },
    { guard: and([is('payable'), 'paysElsewhere']), target: 'paying.elsewhere' },
    { guard: is('payable'), target: 'paying' },
    { target: 'confirming' },
  ],
});

const complete = checkoutSetup.createStateConfig({
  entry: ['forgetPayment', 'keepDraft'],
  after: { paymentRedirect: { target: 'leaving', actions: goTo('success') } },
  on: { 'go.requested': { target: 'leaving', actions: goTo('success') } },
});

/** Ends when a future group opens, or its window moves. */
const closed = checkoutSetup.createStateConfig({
  on: {
    'sale.changed': {
      guard: { type: 'opensSale', params: ({ event }) => event },
      target: 'contestantLoaded',
    },
  },
});

const stepsRegion = checkoutSetup.createStateConfig({
  initial: 'restoring',
  states: {
    ...arrivalStates,
    ...formStates,
    ...paymentStates,
    sorting,
    complete,
    settled: {},
    refunded: {},
    expired: {},
    stopped: {},
    closed,
    unknownContestant: {},
    unknownOrder: {},
    leaving: {},
  },
});

const initialCheckout: CheckoutContext = {
  page: 'votes',
  entryId: null,
  contestant: null,
  sale: null,
  callback: null,
  votes: '',
  votesJudged: false,
  refusedVotes: null,
  quote: null,
  contact: { email: '', phone_number: '', civil_id: '' },
  edited: [],
  judged: [],
  refusedFields: {},
  refusal: null,
  failure: null,
  key: null,
  tries: null,
  orderId: null,
  order: null,
  begun: null,
  payRequests: 0,
  outcome: null,
  failureHeard: false,
  attemptAt: null,
};

export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  type: 'parallel',
  context: initialCheckout,
  states: { steps: stepsRegion, price: priceRegion, sale: saleRegion },
});
