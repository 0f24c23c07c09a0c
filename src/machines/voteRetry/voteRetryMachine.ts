/** Sends an order with retries of the `critical` preset, then by hand, always under the same idempotency key. */
import { assign, sendParent, setup } from 'xstate';
import type { Order } from '../../../domain/contract.ts';
import { isRetryable } from '../../../domain/retryPolicy.ts';
import { failureIn } from '../failureIn.ts';
import { unprovidedPromise } from '../unprovided.ts';
import * as tries from './voteRetryTries.ts';
import type {
  VoteAnswer,
  VoteRetryContext,
  VoteRetryEvent,
  VoteToSend,
  VoteTries,
} from './voteRetryTries.ts';

export const voteRetryMachine = setup({
  types: {
    input: {} as VoteToSend,
    context: {} as VoteRetryContext,
    events: {} as VoteRetryEvent,
    output: {} as VoteAnswer,
  },
  actors: { castVote: unprovidedPromise<Order, VoteToSend>('castVote') },
  guards: {
    retriesLeft: ({ context, event }) => tries.retriesLeft(context, failureIn(event)),
    isRetryable: ({ event }) => isRetryable(failureIn(event)),
  },
  actions: {
    takeOrder: assign((_, order: Order) => ({ order, error: null })),
    noteFailure: assign(({ context, event }) => tries.withFailure(context, failureIn(event))),
    startByHand: assign(({ context }) => tries.startedByHand(context)),
    tellTries: sendParent(({ context }, { state }: { state: VoteTries['state'] }) => ({
      type: 'tries.changed',
      tries: tries.triesOf(context, state),
    })),
  },
  delays: { pause: ({ context }) => tries.pauseBefore(context, Math.random()) },
}).createMachine({
  id: 'voteRetry',
  context: ({ input }) => ({
    ...input,
    failures: 0,
    failedSeries: 0,
    byHand: false,
    error: null,
    order: null,
  }),
  initial: 'submitting',
  states: {
    submitting: {
      entry: { type: 'tellTries', params: { state: 'submitting' } },
      invoke: {
        id: 'castVote',
        src: 'castVote',
        input: ({ context: { vote, key } }) => ({ vote, key }),
        onDone: { target: 'accepted', actions: { type: 'takeOrder', params: ({ event }) => event.output } },
        onError: [
          { guard: 'retriesLeft', target: 'waiting', actions: 'noteFailure' },
          { guard: 'isRetryable', target: 'exhausted', actions: 'noteFailure' },
          { target: 'refused', actions: 'noteFailure' },
        ],
      },
    },
    waiting: {
      entry: { type: 'tellTries', params: { state: 'waiting' } },
      after: { pause: 'submitting' },
    },
    exhausted: {
      entry: { type: 'tellTries', params: { state: 'exhausted' } },
      on: { 'retry.requested': { target: 'submitting', actions: 'startByHand' } },
    },
    accepted: { type: 'final' },
    refused: { type: 'final' },
  },
  output: ({ context }) => tries.answerOf(context),
});
