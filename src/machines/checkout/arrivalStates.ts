/** From the address to where the visitor stands: also after a reload, at every step. */
import { and, not } from 'xstate';
import { checkoutSetup } from './checkoutSetup.ts';

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
    { guard: and(['namesEntry', not(onSuccessPage)]), target: 'meeting' },
    { target: 'leaving', actions: { type: 'visit', params: { place: 'leaderboard' } } },
  ],
});

const meeting = checkoutSetup.createStateConfig({
  invoke: {
    id: 'loadContestant',
    src: 'loadContestant',
    input: ({ context }) => ({ entryId: context.entryId }),
    onDone: {
      target: 'met',
      actions: { type: 'takeContestant', params: ({ event }) => event.output },
    },
    onError: { target: 'unmet', actions: 'noteFailure' },
  },
});

/** An order that was sent already is gone on with, even if no new one would be taken. */
const met = checkoutSetup.createStateConfig({
  always: [
    { guard: 'knowsNobody', target: 'unknownContestant' },
    { guard: 'mayResume', target: 'placing', actions: 'needPrice' },
    { guard: 'isClosed', target: 'closed' },
    { guard: and([onVotesPage, 'canOrder']), target: 'choosing', actions: 'needPrice' },
    { guard: onVotesPage, target: 'choosing' },
    { guard: 'canOrder', target: 'contact', actions: 'needPrice' },
    { target: 'leaving', actions: { type: 'visit', params: { place: 'votes' } } },
  ],
});

const unmet = checkoutSetup.createStateConfig({ on: { 'retry.requested': 'meeting' } });

const findingOrder = checkoutSetup.createStateConfig({
  invoke: {
    id: 'findOrder',
    src: 'findOrder',
    input: ({ context }) => ({ orderId: context.orderId }),
    onDone: {
      target: 'sorting',
      actions: [
        { type: 'takeOrder', params: ({ event }) => event.output },
        { type: 'meetContestantOf', params: ({ event }) => event.output },
      ],
    },
    onError: [
      { guard: 'orderIsUnknown', target: 'unknownOrder' },
      { target: 'unfound', actions: 'noteFailure' },
    ],
  },
});

const unfound = checkoutSetup.createStateConfig({ on: { 'retry.requested': 'findingOrder' } });

export const arrivalStates = { restoring, arriving, meeting, met, unmet, findingOrder, unfound };
