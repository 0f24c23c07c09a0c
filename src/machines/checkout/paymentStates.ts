/** Payment in the gateway's card fields or on its own page (decision D11). */
import { and, not } from 'xstate';
import { ORDER_CONFIRM_MS, ORDER_WATCH_MS } from '../../../domain/delays.ts';
import { checkoutSetup } from './checkoutSetup.ts';
import { saleIsOver } from './saleRegion.ts';

/**
 * Reopens the form, but not while a payment outcome is unknown, because both orders could be paid, and not after the
 * close, because no other order could be placed.
 */
const changeContact = {
  guard: and([not('awaitsOutcome'), not(saleIsOver)]),
  target: '#checkout.steps.contact',
  actions: ['leaveOrder', 'showAddress', 'keepDraft'],
} as const;
const pay = { target: 'sent', actions: 'countPay' } as const;
const charge = { target: 'charging', actions: ['notePaymentBegun', 'keepDraft'] } as const;

/** No payment begins after the order's time: the order itself says what became of it. */
const stopInTime = { guard: 'orderRanOut', target: '#checkout.steps.confirming' } as const;

/** Pay is enabled and the contact details can be edited. */
const resting = {
  always: stopInTime,
  on: { 'pay.requested': pay, 'card.submitting': charge, 'contact.reopened': changeContact },
} as const;

const paying = checkoutSetup.createStateConfig({
  initial: 'opening',
  invoke: {
    id: 'watchOrder',
    src: 'watchOrder',
    input: ({ context }) => ({ orderId: context.orderId ?? '', everyMs: ORDER_WATCH_MS, atOnce: false }),
  },
  on: {
    'order.received': [
      {
        guard: { type: 'staysPayable', params: ({ event }) => event },
        actions: { type: 'seeOrder', params: ({ event }) => event },
      },
      { target: 'sorting', actions: { type: 'seeOrder', params: ({ event }) => event } },
    ],
    'card.finished': [
      {
        guard: { type: 'mayBePaid', params: ({ event }) => event },
        target: 'confirming',
        actions: ['notePaymentBegun', 'keepDraft'],
      },
      { target: '.declined', actions: ['noteCardFailure', 'keepDraft'] },
    ],
  },
  states: {
    opening: {
      always: stopInTime,
      on: {
        'card.ready': [{ guard: 'failedBefore', target: 'declined' }, { target: 'filling' }],
        'contact.reopened': changeContact,
      },
    },
    filling: resting,
    declined: resting,
    sent: {
      after: { cardAnswer: 'filling' },
      on: {
        'card.submitting': charge,
        'card.changed': { guard: { type: 'isIncomplete', params: ({ event }) => event }, target: 'filling' },
      },
    },
    charging: {
      after: { cardSilence: '#checkout.steps.confirming' },
      on: {
        'card.challenged': 'challenged',
        'card.changed': { guard: { type: 'isIncomplete', params: ({ event }) => event }, target: 'filling' },
      },
    },
    challenged: { on: { 'card.submitting': 'charging' } },
    elsewhere: {
      always: stopInTime,
      on: {
        'pay.requested': {
          target: 'away',
          actions: ['notePaymentBegun', 'keepDraft', { type: 'visit', params: { place: 'gateway' } }],
        },
        'contact.reopened': changeContact,
      },
    },
    // Offers Pay again later: the browser may restore this page from its back/forward cache.
    away: { after: { cardAnswer: 'elsewhere' } },
  },
});

const onSuccessPage = { type: 'onPage', params: { page: 'success' } } as const;
const inTime = not('orderRanOut');
const isPayable = { type: 'stands', params: { as: 'payable' } } as const;

/** The outcome is unknown: waits for the order to show it, and never shows a failure meanwhile. */
const confirming = checkoutSetup.createStateConfig({
  initial: 'waiting',
  invoke: [
    {
      id: 'watchOrder',
      src: 'watchOrder',
      input: ({ context }) => ({ orderId: context.orderId ?? '', everyMs: ORDER_CONFIRM_MS, atOnce: true }),
    },
    { id: 'watchNetwork', src: 'watchNetwork' },
  ],
  on: {
    'order.received': [
      {
        guard: { type: 'isDecided', params: ({ event }) => event },
        target: 'sorting',
        actions: { type: 'seeOrder', params: ({ event }) => event },
      },
      {
        guard: { type: 'showsFailure', params: ({ event }) => event },
        target: 'sorting',
        actions: { type: 'takeOrder', params: ({ event }) => event },
      },
      { actions: { type: 'seeOrder', params: ({ event }) => event } },
    ],
    'network.lost': '.offline',
    'check.requested': { actions: 'checkNow' },
  },
  states: {
    waiting: { after: { confirmingSlow: 'slow' } },
    slow: {
      on: {
        // Always safe: a gateway accepts a session only once.
        'payment.reopened': [
          {
            guard: and([isPayable, onSuccessPage]),
            target: '#checkout.steps.leaving',
            actions: { type: 'visit', params: { place: 'payment' } },
          },
          { guard: and([isPayable, inTime, 'paysElsewhere']), target: '#checkout.steps.paying.elsewhere' },
          { guard: and([isPayable, inTime]), target: '#checkout.steps.paying' },
        ],
      },
    },
    offline: { on: { 'network.returned': 'slow' } },
  },
});

export const paymentStates = { paying, confirming };
