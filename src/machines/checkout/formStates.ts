/** States from the vote count to the sent order (specification sections 2, 5). */
import { and } from 'xstate';
import { checkoutSetup } from './checkoutSetup.ts';
import { draftOf, voteRequestOf } from './checkoutForm.ts';
import type { VoteAnswer } from '../voteRetry/voteRetryTries.ts';
import { stopAtClose } from './saleRegion.ts';

/** A number that the server refused may be sent again, and the server judges it again. */
const toPayment = ['forgetRefusal', 'keepDraft', { type: 'visit', params: { place: 'payment' } }] as const;

const choosing = checkoutSetup.createStateConfig({
  initial: 'typing',
  always: stopAtClose,
  on: {
    'next.requested': [
      { guard: 'isLarge', target: '.confirmingSum' },
      {
        guard: 'canOrder',
        target: 'leaving',
        actions: toPayment,
      },
      { actions: 'judgeVotes' },
    ],
    'sum.confirmed': { target: 'leaving', actions: toPayment },
  },
  states: {
    typing: {},
    /** The server refused this number of votes. */
    bannered: { after: { validationBanner: 'typing' }, on: { 'votes.changed': 'typing' } },
    confirmingSum: { on: { 'sum.rejected': 'typing' } },
  },
});

/** An unchanged form keeps its idempotency key until there is a final answer. */
const contact = checkoutSetup.createStateConfig({
  initial: 'filling',
  always: stopAtClose,
  on: {
    'contact.changed': { actions: ['changeContact', 'keepDraft'] },
    'contact.left': { actions: 'leaveField' },
    'contact.submitted': [
      { guard: and(['contactIsValid', 'hasKey']), target: 'placing', actions: 'forgetRefusal' },
      { guard: 'contactIsValid', target: 'preparing', actions: 'forgetRefusal' },
      { actions: 'judgeContact' },
    ],
  },
  states: {
    filling: {},
    /** The server refused fields of this form; each shows its sentence. */
    bannered: { after: { validationBanner: 'filling' } },
    /** The server refused the vote for another reason. */
    refused: {},
  },
});

const preparing = checkoutSetup.createStateConfig({
  invoke: {
    id: 'prepareOrder',
    src: 'prepareOrder',
    input: ({ context }) => ({ ...draftOf(context), key: null }),
    onDone: {
      target: 'placing',
      actions: { type: 'takeKey', params: ({ event }) => ({ key: event.output }) },
    },
  },
});

const noteRefusal = {
  type: 'noteRefusal',
  params: ({ event }: { event: { output: VoteAnswer } }) => event.output,
} as const;

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
        guard: { type: 'votesAreRefused', params: ({ event }) => event.output },
        target: 'leaving',
        actions: [noteRefusal, 'keepDraft', { type: 'visit', params: { place: 'votes' } }],
      },
      {
        guard: { type: 'contactIsRefused', params: ({ event }) => event.output },
        target: 'contact.bannered',
        actions: [noteRefusal, 'keepDraft'],
      },
      { target: 'contact.refused', actions: [noteRefusal, 'keepDraft'] },
    ],
  },
  on: {
    'tries.changed': { actions: 'noteTries' },
    'retry.requested': { actions: 'sendAgain' },
    'contact.reopened': { target: 'contact', actions: 'forgetTries' },
  },
});

export const formStates = { choosing, contact, preparing, placing };
