/** The order is paid in the gateway's card fields, or on its own page (decision D11). */
import { not } from 'xstate';
import { ORDER_WATCH_MS } from '../../../domain/delays.ts';
import { checkoutSetup } from './checkoutSetup.ts';

/** Not while the outcome of a payment is unknown: what is changed becomes another order, which could be paid besides. */
const changeContact = {
  guard: not('awaitsOutcome'),
  target: '#checkout.steps.contact',
  actions: ['leaveOrder', 'showAddress', 'keepDraft'],
} as const;
const pay = { target: 'sent', actions: 'countPay' } as const;
const charge = { target: 'charging', actions: ['notePaymentBegun', 'keepDraft'] } as const;

/** Where Pay can be pressed, and the details above it changed. */
const resting = {
  on: { 'pay.requested': pay, 'card.submitting': charge, 'contact.reopened': changeContact },
} as const;

export const paying = checkoutSetup.createStateConfig({
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
      on: {
        'pay.requested': {
          target: 'away',
          actions: ['notePaymentBegun', 'keepDraft', { type: 'visit', params: { place: 'gateway' } }],
        },
        'contact.reopened': changeContact,
      },
    },
    // A browser may bring this very page back, as it was, when the visitor returns.
    away: { after: { cardAnswer: 'elsewhere' } },
  },
});
