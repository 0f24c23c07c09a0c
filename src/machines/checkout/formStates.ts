/** States from the vote count to the sent order (specification sections 2, 5). */
import { and } from 'xstate';
import { checkoutSetup } from './checkoutSetup.ts';
import { voteRequestOf } from './checkoutForm.ts';

const choosing = checkoutSetup.createStateConfig({
  initial: 'typing',
  on: {
    'next.requested': [
      { guard: 'isLarge', target: '.confirmingSum' },
      {
        guard: 'canOrder',
        target: 'leaving',
        actions: ['keepDraft', { type: 'visit', params: { place: 'payment' } }],
      },
      { actions: 'judgeVotes' },
    ],
    'sum.confirmed': {
      target: 'leaving',
      actions: ['keepDraft', { type: 'visit', params: { place: 'payment' } }],
    },
  },
  states: { typing: {}, confirmingSum: { on: { 'sum.rejected': 'typing' } } },
});

/** An unchanged form keeps its idempotency key until there is a final answer. */
const contact = checkoutSetup.createStateConfig({
  initial: 'filling',
  on: {
    'contact.changed': { actions: ['changeContact', 'keepDraft'] },
    'contact.left': { actions: 'leaveField' },
    'contact.submitted': [
      { guard: and(['contactIsValid', 'hasKey']), target: 'placing', actions: 'forgetRefusal' },
      { guard: 'contactIsValid', target: 'preparing', actions: 'forgetRefusal' },
      { actions: 'judgeContact' },
    ],
  },
  states: { filling: {}, refused: {} },
});

const preparing = checkoutSetup.createStateConfig({
  invoke: {
    id: 'prepareOrder',
    src: 'prepareOrder',
    input: ({ context: { entryId, votes, contact: details, begun } }) => ({
      entryId,
      votes,
      contact: details,
      key: null,
      begun,
    }),
    onDone: {
      target: 'placing',
      actions: { type: 'takeKey', params: ({ event }) => ({ key: event.output }) },
    },
  },
});

/** Sends the order until a final answer arrives or the visitor goes back. */
const placing = checkoutSetup.createStateConfig({
  invoke: {
    id: 'voteRetry',
    src: 'voteRetry',
    input: ({ context }) => ({ vote: voteRequestOf(context), key: context.key ?? '' }),
    onDone: [
      {
        guard: { type: 'wasAccepted', params: ({ event }) => event.output },
        target: 'sorting',
        actions: [{ type: 'takePlaced', params: ({ event }) => event.output }, 'showAddress', 'keepDraft'],
      },
      {
        guard: { type: 'wasTooLate', params: ({ event }) => event.output },
        target: 'closed',
        actions: ['forgetKey', 'keepDraft'],
      },
      {
        guard: { type: 'contestantIsUnknown', params: ({ event }) => event.output },
        target: 'unknownContestant',
        actions: ['forgetKey', 'keepDraft'],
      },
      {
        target: 'contact.refused',
        actions: [{ type: 'noteRefusal', params: ({ event }) => event.output }, 'keepDraft'],
      },
    ],
  },
  on: {
    'tries.changed': { actions: 'noteTries' },
    'retry.requested': { actions: 'sendAgain' },
    'contact.reopened': { target: 'contact', actions: 'forgetTries' },
  },
});

export const formStates = { choosing, contact, preparing, placing };
