/** Resets the access of another person: starts it after a confirmation, shows the link once, and withdraws it. */
import { assign, setup, type SnapshotFrom } from 'xstate';
import { type FormError, formErrorOf } from '../../../domain/accountRefusals.ts';
import { statusOf } from '../../../domain/errors.ts';
import type { Approval, Asked, ResetStarted } from '../../../domain/staff/staffContract.ts';
import { failureIn } from '../failureIn.ts';
import { isStepUpNeeded } from '../isStepUpNeeded.ts';
import { saysMissing } from '../loadFailure.ts';
import { unprovidedAction, unprovidedPromise } from '../unprovided.ts';

/** `id`: of the person, or of the organisation whose only owner it is. */
export type ResetChoice = { act: 'start' | 'withdraw'; id: string };

export type AccessResetContext = {
  choice: ResetChoice | null;
  /** With the link, which shows only now. */
  started: ResetStarted | null;
  /** The reset waits for another owner. */
  asked: Approval | null;
  formError: FormError | null;
};

export type AccessResetEvent =
  | { type: 'reset.requested'; choice: ResetChoice }
  | { type: 'reset.confirmed' }
  | { type: 'reset.cancelled' }
  | { type: 'link.kept' };

export const accessResetMachine = setup({
  types: { context: {} as AccessResetContext, events: {} as AccessResetEvent },
  actors: {
    startReset: unprovidedPromise<ResetStarted | Asked, { id: string }>('startReset'),
    withdrawReset: unprovidedPromise<unknown, { id: string }>('withdrawReset'),
  },
  guards: {
    isStart: ({ context }) => context.choice?.act === 'start',
    isAsked: (_, { answer }: { answer: ResetStarted | Asked }) => 'approval' in answer,
    isSignedOut: ({ event }) => statusOf(failureIn(event)) === 401,
    isGivenUp: ({ event }) => isStepUpNeeded(failureIn(event)),
    /** It may have been withdrawn meanwhile, or the person has left. */
    isGone: ({ event }) => saysMissing(failureIn(event)),
  },
  actions: {
    choose: assign((_, { choice }: { choice: ResetChoice }) => ({ choice, formError: null, asked: null })),
    leave: assign({ choice: null }),
    take: assign((_, { started }: { started: ResetStarted }) => ({ started })),
    takeAsked: assign((_, { asked }: { asked: Asked }) => ({ asked: asked.approval })),
    /** The link that shows is dead now. */
    forgetLink: assign({ started: null }),
    noteFailure: assign(({ event }) => ({ formError: formErrorOf(failureIn(event)) })),
    endSession: unprovidedAction('endSession'),
  },
}).createMachine({
  id: 'accessReset',
  context: { choice: null, started: null, asked: null, formError: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'reset.requested': {
          target: 'confirming',
          actions: { type: 'choose', params: ({ event }) => event },
        },
        'link.kept': { actions: 'forgetLink' },
      },
    },
    confirming: {
      on: {
        'reset.confirmed': [{ guard: 'isStart', target: 'starting' }, { target: 'withdrawing' }],
        'reset.cancelled': { target: 'idle', actions: 'leave' },
      },
    },
    starting: {
      invoke: {
        id: 'startReset',
        src: 'startReset',
        input: ({ context }) => ({ id: context.choice!.id }),
        onDone: [
          {
            guard: { type: 'isAsked', params: ({ event }) => ({ answer: event.output }) },
            target: 'idle',
            actions: [
              'leave',
              { type: 'takeAsked', params: ({ event }) => ({ asked: event.output as Asked }) },
            ],
          },
          {
            target: 'idle',
            actions: [
              'leave',
              { type: 'take', params: ({ event }) => ({ started: event.output as ResetStarted }) },
            ],
          },
        ],
        onError: [
          { guard: 'isSignedOut', target: 'signedOut' },
          { guard: 'isGivenUp', target: 'idle', actions: 'leave' },
          { guard: 'isGone', target: 'idle', actions: 'leave' },
          { target: 'idle', actions: ['leave', 'noteFailure'] },
        ],
      },
    },
    withdrawing: {
      invoke: {
        id: 'withdrawReset',
        src: 'withdrawReset',
        input: ({ context }) => ({ id: context.choice!.id }),
        onDone: { target: 'idle', actions: ['leave', 'forgetLink'] },
        onError: [
          { guard: 'isSignedOut', target: 'signedOut' },
          { guard: 'isGivenUp', target: 'idle', actions: 'leave' },
          { guard: 'isGone', target: 'idle', actions: ['leave', 'forgetLink'] },
          { target: 'idle', actions: ['leave', 'noteFailure'] },
        ],
      },
    },
    signedOut: { entry: 'endSession' },
  },
});

export type AccessResetSnapshot = SnapshotFrom<typeof accessResetMachine>;
