/** States that restore the checkout from its address, on arrival and after a reload at any step. */
import { and, not } from 'xstate';
import { checkoutSetup } from './checkoutSetup.ts';
import { stopAtClose } from './saleRegion.ts';

const onSuccessPage = { type: 'onPage', params: { page: 'success' } } as const;
const onVotesPage = { type: 'onPage', params: { page: 'votes' } } as const;

const restoring = checkoutSetup.createStateConfig({
  invoke: {
    id: 'recallCheckout',
    src: 'recallCheckout',
    onDone: {
      target: 'arriving',
      actions: { type: 'takeRecalled', params: ({ event }) => event.output },
    },
  },
});

const arriving = checkoutSetup.createStateConfig({
  always: [
    { guard: 'namesOrder', target: 'findingOrder' },
    { guard: and(['namesEntry', not(onSuccessPage)]), target: 'loadingContestant' },
    { target: 'leaving', actions: { type: 'visit', params: { place: 'leaderboard' } } },
  ],
});

const loadingContestant = checkoutSetup.createStateConfig({
  invoke: {
    id: 'loadContestant',
    src: 'loadContestant',
    input: ({ context }) => ({ entryId: context.entryId }),
    onDone: {
      target: 'contestantLoaded',
      actions: { type: 'takeContestant', params: ({ event }) => event.output },
    },
    onError: { target: 'contestantFailed', actions: 'noteFailure' },
  },
});

/** Chooses the step for a loaded contestant. An order already sent resumes even after voting has closed. */
const contestantLoaded = checkoutSetup.createStateConfig({
  always: [
    { guard: 'lacksContestant', target: 'unknownContestant' },
    { guard: 'mayResume', target: 'placing', actions: 'needPrice' },
    stopAtClose,
    {
      guard: and([onVotesPage, 'canOrder', 'wasRefused']),
      target: 'choosing.bannered',
      actions: 'needPrice',
    },
    { guard: and([onVotesPage, 'canOrder']), target: 'choosing', actions: 'needPrice' },
    { guard: onVotesPage, target: 'choosing' },
    { guard: 'canOrder', target: 'contact', actions: 'needPrice' },
    { target: 'leaving', actions: { type: 'visit', params: { place: 'votes' } } },
  ],
});

const contestantFailed = checkoutSetup.createStateConfig({ on: { 'retry.requested': 'loadingContestant' } });

const findingOrder = checkoutSetup.createStateConfig({
  invoke: {
    id: 'findOrder',
    src: 'findOrder',
    input: ({ context }) => ({ orderId: context.orderId }),
    onDone: {
      target: 'sorting',
      actions: [
        { type: 'takeOrder', params: ({ event }) => event.output },
        { type: 'takeContestantOf', params: ({ event }) => event.output },
      ],
    },
    onError: [
      { guard: 'orderIsUnknown', target: 'unknownOrder' },
      { target: 'orderFailed', actions: 'noteFailure' },
    ],
  },
});

const orderFailed = checkoutSetup.createStateConfig({ on: { 'retry.requested': 'findingOrder' } });

export const arrivalStates = {
  restoring,
  arriving,
  loadingContestant,
  contestantLoaded,
  contestantFailed,
  findingOrder,
  orderFailed,
};
