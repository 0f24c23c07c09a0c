/** Deciding entries one after the other, each by one screener at a time (decision D240). */
import { assign, sendTo, setup } from 'xstate';
import { formErrorOf } from '../../../domain/accountRefusals.ts';
import { statusOf } from '../../../domain/errors.ts';
import type {
  BilingualReason,
  CorrectionRequest,
  ScreeningItem,
} from '../../../domain/staff/staffContract.ts';
import { failureIn } from '../failureIn.ts';
import { isUnknown } from '../isUnknown.ts';
import { unprovidedAction, unprovidedCallback, unprovidedPromise } from '../unprovided.ts';
import type {
  Screened,
  ScreeningAnswer,
  ScreeningCall,
  ScreeningQueueContext,
  ScreeningQueueEvent,
  ScreeningWork,
} from './screeningQueueTypes.ts';

type Context = ScreeningQueueContext;

/** Sends work about the entry on the desk, and puts the next one there at once. */
const onward = (context: Context, work: ScreeningWork): Partial<Context> => ({
  work,
  item: context.next,
  next: null,
  refusal: null,
  formError: null,
});

export const screeningQueueMachine = setup({
  types: { context: {} as Context, events: {} as ScreeningQueueEvent },
  actors: {
    openDesk: unprovidedPromise<Screened, { competition: string | null }>('openDesk'),
    send: unprovidedPromise<ScreeningAnswer, ScreeningCall>('send'),
    keepClaims: unprovidedCallback<{ entries: string[] }>('keepClaims'),
  },
  guards: {
    isEmpty: (_, { item }: Screened) => item === null,
    canDecide: ({ context }) => context.item !== null && context.item.saw !== null,
    hasSkipped: ({ context }) => context.skipped.length > 0,
    isSignedOut: ({ event }) => statusOf(failureIn(event)) === 401,
    isUnknown: ({ event }) => isUnknown(failureIn(event)),
  },
  actions: {
    choose: assign((_, competition: string | null) => ({ competition, skipped: [] })),
    takeDesk: assign((_, { desk, item, next }: Screened) => ({ desk, item, next, formError: null })),
    takeAnswer: assign((_, { desk, item, next, refusal }: ScreeningAnswer) => ({
      desk,
      item,
      next,
      refusal,
      work: null,
    })),
    approve: assign(({ context }) =>
      onward(context, { kind: 'decide', item: context.item!, decision: 'approve', reason: null }),
    ),
    reject: assign(({ context }, reason: BilingualReason) =>
      onward(context, { kind: 'decide', item: context.item!, decision: 'reject', reason }),
    ),
    hold: assign(({ context }) => onward(context, { kind: 'hold', item: context.item! })),
    ask: assign(({ context }, request: CorrectionRequest) =>
      onward(context, { kind: 'ask', item: context.item!, request }),
    ),
    skip: assign(({ context }) => ({
      ...onward(context, { kind: 'skip', item: context.item! }),
      skipped: [...context.skipped, context.item!.entry.id],
    })),
    note: assign(({ context }, text: string) => ({
      work: { kind: 'note' as const, item: context.item!, text },
      refusal: null,
    })),
    goBack: assign(({ context }) => ({
      work: { kind: 'take' as const, entry: context.skipped.at(-1)!, isHeld: false },
      skipped: context.skipped.slice(0, -1),
      refusal: null,
    })),
    takeHeld: assign((_, entry: string) => ({
      work: { kind: 'take' as const, entry, isHeld: true },
      refusal: null,
    })),
    undo: assign((_, { entry, decision }: { entry: string; decision: string }) => ({
      work: { kind: 'undo' as const, entry, decision },
      refusal: null,
    })),
    renewLinks: sendTo('keepClaims', { type: 'link.expired' }),
    takeRenewed: assign((_, item: ScreeningItem) => ({ item })),
    noteFailure: assign(({ event }) => ({ formError: formErrorOf(failureIn(event)) })),
    endSession: unprovidedAction('endSession'),
  },
}).createMachine({
  id: 'screeningQueue',
  context: {
    competition: null,
    desk: null,
    item: null,
    next: null,
    skipped: [],
    work: null,
    refusal: null,
    formError: null,
  },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'openDesk',
        src: 'openDesk',
        input: ({ context }) => ({ competition: context.competition }),
        onDone: [
          {
            guard: { type: 'isEmpty', params: ({ event }) => event.output },
            target: 'empty',
            actions: { type: 'takeDesk', params: ({ event }) => event.output },
          },
          { target: 'open', actions: { type: 'takeDesk', params: ({ event }) => event.output } },
        ],
        onError: [
          { guard: 'isSignedOut', target: 'signedOut' },
          { target: 'failed', actions: 'noteFailure' },
        ],
      },
    },
    failed: { on: { 'retry.requested': 'loading' } },
    empty: {
      on: {
        'refresh.requested': 'loading',
        'competition.chosen': {
          target: 'loading',
          actions: { type: 'choose', params: ({ event }) => event.competition },
        },
        'held.chosen': {
          target: 'sending',
          actions: { type: 'takeHeld', params: ({ event }) => event.entry },
        },
        'undo.requested': { target: 'sending', actions: { type: 'undo', params: ({ event }) => event } },
      },
    },
    open: {
      invoke: {
        id: 'keepClaims',
        src: 'keepClaims',
        input: ({ context }) => ({
          entries: [context.item, context.next].flatMap((each) => (each ? [each.entry.id] : [])),
        }),
      },
      on: {
        'claim.lost': 'loading',
        'link.expired': { actions: 'renewLinks' },
        'item.renewed': { actions: { type: 'takeRenewed', params: ({ event }) => event.item } },
      },
      initial: 'deciding',
      states: {
        deciding: {
          on: {
            'competition.chosen': {
              target: '#screeningQueue.loading',
              actions: { type: 'choose', params: ({ event }) => event.competition },
            },
            'approve.requested': {
              guard: 'canDecide',
              target: '#screeningQueue.sending',
              actions: 'approve',
            },
            'reject.requested': { guard: 'canDecide', target: 'rejecting' },
            'hold.requested': { target: '#screeningQueue.sending', actions: 'hold' },
            'ask.requested': 'asking',
            'note.submitted': {
              target: '#screeningQueue.sending',
              actions: { type: 'note', params: ({ event }) => event.text },
            },
            'next.requested': { target: '#screeningQueue.sending', actions: 'skip' },
            'previous.requested': {
              guard: 'hasSkipped',
              target: '#screeningQueue.sending',
              actions: 'goBack',
            },
            'held.chosen': {
              target: '#screeningQueue.sending',
              actions: { type: 'takeHeld', params: ({ event }) => event.entry },
            },
            'undo.requested': {
              target: '#screeningQueue.sending',
              actions: { type: 'undo', params: ({ event }) => event },
            },
          },
        },
        rejecting: {
          on: {
            'reason.chosen': {
              target: '#screeningQueue.sending',
              actions: { type: 'reject', params: ({ event }) => event.reason },
            },
            cancelled: 'deciding',
          },
        },
        asking: {
          on: {
            'correction.submitted': {
              target: '#screeningQueue.sending',
              actions: { type: 'ask', params: ({ event }) => event.request },
            },
            cancelled: 'deciding',
          },
        },
      },
    },
    sending: {
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context: { work, item, next, competition } }) => ({ work: work!, item, next, competition }),
        onDone: [
          {
            guard: { type: 'isEmpty', params: ({ event }) => event.output },
            target: 'empty',
            actions: { type: 'takeAnswer', params: ({ event }) => event.output },
          },
          { target: 'open', actions: { type: 'takeAnswer', params: ({ event }) => event.output } },
        ],
        onError: [
          { guard: 'isSignedOut', target: 'signedOut' },
          { guard: 'isUnknown', target: 'unsure' },
          { target: 'failed', actions: 'noteFailure' },
        ],
      },
    },
    /** The reply was lost: only the server knows whether it is done. */
    unsure: { on: { 'retry.requested': 'loading' } },
    signedOut: { entry: 'endSession' },
  },
});
