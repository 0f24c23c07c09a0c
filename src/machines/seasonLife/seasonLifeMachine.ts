/** What may become of an event, a competition, a round or a group, and the act that a person chooses (decision D229). */
import { assign, setup } from 'xstate';
import { formErrorOf } from '../../../domain/accountRefusals.ts';
import { statusOf } from '../../../domain/errors.ts';
import type { LifeAct } from '../../../domain/season/seasonLife.ts';
import { failureIn } from '../failureIn.ts';
import { isStepUpNeeded } from '../isStepUpNeeded.ts';
import { isUnknown } from '../isUnknown.ts';
import { unprovidedAction, unprovidedPromise } from '../unprovided.ts';
import type { Acted, Life, SeasonLifeContext, SeasonLifeEvent } from './seasonLifeTypes.ts';

export const seasonLifeMachine = setup({
  types: { context: {} as SeasonLifeContext, events: {} as SeasonLifeEvent },
  actors: {
    loadLife: unprovidedPromise<Life>('loadLife'),
    act: unprovidedPromise<Acted, { act: LifeAct; version: number }>('act'),
  },
  guards: {
    isPossible: ({ context: { life } }, act: LifeAct) =>
      life?.acts.some((each) => each.act === act && each.stops.length === 0) ?? false,
    isDeleted: (_, acted: Acted) => acted === 'deleted',
    isDone: (_, acted: Acted) => acted !== 'deleted' && 'done' in acted,
    isGone: ({ event }) => statusOf(failureIn(event)) === 404,
    isSignedOut: ({ event }) => statusOf(failureIn(event)) === 401,
    isGivenUp: ({ event }) => isStepUpNeeded(failureIn(event)),
    isUnknown: ({ event }) => isUnknown(failureIn(event)),
  },
  actions: {
    take: assign((_, life: Life) => ({ life })),
    choose: assign((_, asked: LifeAct) => ({ asked })),
    noteDone: assign((_, acted: Acted) =>
      acted !== 'deleted' && 'done' in acted ? { life: acted.done } : {},
    ),
    noteRefusal: assign((_, acted: Acted) =>
      acted !== 'deleted' && 'present' in acted ? { life: acted.present, isRefused: true } : {},
    ),
    clear: assign({ formError: null, isRefused: false }),
    noteFailure: assign(({ event }) => ({ formError: formErrorOf(failureIn(event)) })),
    endSession: unprovidedAction('endSession'),
  },
}).createMachine({
  id: 'seasonLife',
  context: { life: null, asked: null, isRefused: false, formError: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadLife',
        src: 'loadLife',
        onDone: { target: 'ready', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: [
          { guard: 'isSignedOut', target: 'signedOut' },
          { guard: 'isGone', target: 'gone' },
          { target: 'failed', actions: 'noteFailure' },
        ],
      },
    },
    failed: { on: { 'retry.requested': { target: 'loading', actions: 'clear' } } },
    ready: {
      on: {
        'refresh.requested': { target: 'loading', actions: 'clear' },
        'act.requested': {
          guard: { type: 'isPossible', params: ({ event }) => event.act },
          target: 'confirming',
          actions: ['clear', { type: 'choose', params: ({ event }) => event.act }],
        },
      },
    },
    confirming: { on: { 'act.confirmed': 'acting', 'act.cancelled': 'ready' } },
    acting: {
      invoke: {
        id: 'act',
        src: 'act',
        input: ({ context: { asked, life } }) => ({ act: asked!, version: life!.version }),
        onDone: [
          { guard: { type: 'isDeleted', params: ({ event }) => event.output }, target: 'gone' },
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'done',
            actions: { type: 'noteDone', params: ({ event }) => event.output },
          },
          { target: 'ready', actions: { type: 'noteRefusal', params: ({ event }) => event.output } },
        ],
        onError: [
          { guard: 'isSignedOut', target: 'signedOut' },
          { guard: 'isGivenUp', target: 'ready' },
          { guard: 'isGone', target: 'gone' },
          { guard: 'isUnknown', target: 'unsure' },
          { target: 'ready', actions: 'noteFailure' },
        ],
      },
    },
    /** The reply was lost: only the server knows whether the act is done. */
    unsure: { on: { 'retry.requested': { target: 'loading', actions: 'clear' } } },
    /** The page begins anew from what the act left. */
    done: {},
    gone: {},
    signedOut: { entry: 'endSession' },
  },
});
