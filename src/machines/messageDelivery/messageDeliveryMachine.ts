/** A message of staff after it was sent: it waits and can be undone, then its delivery is followed and tried again (D246). */
import { assign, setup } from 'xstate';
import { type FormError, formErrorOf } from '../../../domain/accountRefusals.ts';
import { statusOf } from '../../../domain/errors.ts';
import type {
  MessageRecipient,
  RecipientPage,
  RecipientState,
  SentMessage,
} from '../../../domain/staff/staffContract.ts';
import { failureIn } from '../failureIn.ts';
import { isStepUpNeeded } from '../isStepUpNeeded.ts';
import { unprovidedAction, unprovidedPromise } from '../unprovided.ts';

/** How long (ms) a page that still changes is shown until it is read again. */
const LOOK_MS = 4_000;

/** `message`: null for one that is not there. `at`: when it was read (UTC ms). */
export type LoadedDelivery = { message: SentMessage | null; page: RecipientPage; at: number };

export type DeliveryAct = 'undo' | 'retry';

export type MessageDeliveryContext = {
  message: SentMessage | null;
  at: number;
  /** The delivery of the recipients that are listed; null for all. */
  state: RecipientState | null;
  rows: readonly MessageRecipient[];
  next: string | null;
  /** Whether rows of a further page are listed, which another look would take away. */
  isLonger: boolean;
  act: DeliveryAct | null;
  formError: FormError | null;
};

export type MessageDeliveryEvent =
  | { type: 'retry.requested' }
  | { type: 'refresh.requested' }
  | { type: 'state.chosen'; state: RecipientState | null }
  | { type: 'more.requested' }
  | { type: 'undo.requested' }
  | { type: 'sendAgain.requested' };

/** Whether nobody got the message yet, and it can be taken back. */
export const canUndo = ({ message, at }: Pick<MessageDeliveryContext, 'message' | 'at'>): boolean =>
  message !== null && message.undone === null && message.due_at > at;

export const messageDeliveryMachine = setup({
  types: { context: {} as MessageDeliveryContext, events: {} as MessageDeliveryEvent },
  actors: {
    load: unprovidedPromise<LoadedDelivery, { state: RecipientState | null }>('load'),
    loadMore: unprovidedPromise<RecipientPage, { state: RecipientState | null; after: string }>('loadMore'),
    act: unprovidedPromise<unknown, { act: DeliveryAct }>('act'),
  },
  delays: { look: LOOK_MS },
  guards: {
    isUnknown: (_, { message }: LoadedDelivery) => message === null,
    isMoving: ({ context: { message, isLonger } }) =>
      message !== null && !isLonger && (!message.is_laid || message.delivery.due > 0),
    canUndo: ({ context }) => canUndo(context),
    hasFailed: ({ context: { message } }) => message !== null && message.delivery.failed > 0,
    hasMore: ({ context: { next } }) => next !== null,
    isSignedOut: ({ event }) => statusOf(failureIn(event)) === 401,
    isGivenUp: ({ event }) => isStepUpNeeded(failureIn(event)),
  },
  actions: {
    take: assign((_, { message, page, at }: LoadedDelivery) => ({
      message,
      at,
      rows: page.data,
      next: page.next,
      isLonger: false,
    })),
    append: assign(({ context: { rows } }, { data, next }: RecipientPage) => ({
      rows: [...rows, ...data],
      next,
      isLonger: true,
    })),
    choose: assign((_, state: RecipientState | null) => ({ state })),
    begin: assign((_, act: DeliveryAct) => ({ act })),
    clear: assign({ formError: null }),
    noteFailure: assign(({ event }) => ({ formError: formErrorOf(failureIn(event)) })),
    endSession: unprovidedAction('endSession'),
  },
}).createMachine({
  id: 'messageDelivery',
  context: {
    message: null,
    at: 0,
    state: null,
    rows: [],
    next: null,
    isLonger: false,
    act: null,
    formError: null,
  },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context: { state } }) => ({ state }),
        onDone: [
          {
            guard: { type: 'isUnknown', params: ({ event }) => event.output },
            target: 'unknown',
          },
          { target: 'shown', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
        onError: [
          { guard: 'isSignedOut', target: 'signedOut' },
          { target: 'failed', actions: 'noteFailure' },
        ],
      },
    },
    failed: { on: { 'retry.requested': { target: 'loading', actions: 'clear' } } },
    /** There is no such message, or the person may not see it. */
    unknown: {},
    shown: {
      after: { look: { guard: 'isMoving', target: 'loading' } },
      on: {
        'refresh.requested': { target: 'loading', actions: 'clear' },
        'state.chosen': {
          target: 'loading',
          actions: ['clear', { type: 'choose', params: ({ event }) => event.state }],
        },
        'more.requested': { guard: 'hasMore', target: 'loadingMore', actions: 'clear' },
        'undo.requested': {
          guard: 'canUndo',
          target: 'acting',
          actions: ['clear', { type: 'begin', params: 'undo' as const }],
        },
        'sendAgain.requested': {
          guard: 'hasFailed',
          target: 'acting',
          actions: ['clear', { type: 'begin', params: 'retry' as const }],
        },
      },
    },
    loadingMore: {
      invoke: {
        id: 'loadMore',
        src: 'loadMore',
        input: ({ context: { state, next } }) => ({ state, after: next! }),
        onDone: { target: 'shown', actions: { type: 'append', params: ({ event }) => event.output } },
        onError: [
          { guard: 'isSignedOut', target: 'signedOut' },
          { target: 'shown', actions: 'noteFailure' },
        ],
      },
    },
    acting: {
      invoke: {
        id: 'act',
        src: 'act',
        input: ({ context: { act } }) => ({ act: act! }),
        onDone: 'loading',
        onError: [
          { guard: 'isSignedOut', target: 'signedOut' },
          { guard: 'isGivenUp', target: 'shown' },
          // It may be done although the reply was lost: the server says what is true now.
          { target: 'loading', actions: 'noteFailure' },
        ],
      },
    },
    signedOut: { entry: 'endSession' },
  },
});
