/** The order is paid in the gateway's card fields, or on its own page (decision D11). */
import { ORDER_WATCH_MS } from '../../../domain/delays.ts';
import { checkoutSetup } from './checkoutSetup.ts';

const changeContact = {
  target: '#checkout.steps.contact',
  actions: ['leaveOrder', 'showAddress', 'keepDraft'],
} as const;
const pay = { target: 'sent', actions: 'countPay' } as const;

/** Where Pay can be pressed, and the details above it changed. */
const resting = {
  on: { 'pay.requested': pay, 'card.submitting': 'charging', 'contact.reopened': changeContact },
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
      { guard: { type: 'mayBePaid', params: ({ event }) => event }, target: 'confirming' },
      { target: '.declined', actions: 'noteCardFailure' },
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
        'card.submitting': 'charging',
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
          actions: ['noteSentAway', 'keepDraft', { type: 'visit', params: { place: 'gateway' } }],
        },
        'contact.reopened': changeContact,
      },
    },
    // A browser may bring this very page back, as it was, when the visitor returns.
    away: { after: { cardAnswer: 'elsewhere' } },
  },
});
