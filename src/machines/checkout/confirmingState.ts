import { and } from 'xstate';
import { ORDER_CONFIRM_MS } from '../../../domain/delays.ts';
import { checkoutSetup } from './checkoutSetup.ts';

const onSuccessPage = { type: 'onPage', params: { page: 'success' } } as const;
const isPayable = { type: 'stands', params: { as: 'payable' } } as const;

/** What became of the payment is not known: the order tells, however long that takes, and nothing is called failed. */
export const confirming = checkoutSetup.createStateConfig({
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
        // Safe at any time: a gateway does not take one session twice.
        'payment.reopened': [
          {
            guard: and([isPayable, onSuccessPage]),
            target: '#checkout.steps.leaving',
            actions: { type: 'visit', params: { place: 'payment' } },
          },
          { guard: and([isPayable, 'paysElsewhere']), target: '#checkout.steps.paying.elsewhere' },
          { guard: isPayable, target: '#checkout.steps.paying' },
        ],
      },
    },
    offline: { on: { 'network.returned': 'slow' } },
  },
});
