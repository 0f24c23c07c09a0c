/** The links that show a draft on the site: makes one, which shows once, or ends all of them (decision D231). */
import { assign, setup } from 'xstate';
import { formErrorOf } from '../../../domain/accountRefusals.ts';
import { statusOf } from '../../../domain/errors.ts';
import type { PreviewLinks, PreviewMade } from '../../../domain/staff/staffContract.ts';
import { failureIn } from '../failureIn.ts';
import { isUnknown } from '../isUnknown.ts';
import { unprovidedAction, unprovidedPromise } from '../unprovided.ts';
import type { DraftPreviewContext, DraftPreviewEvent } from './draftPreviewTypes.ts';

export const draftPreviewMachine = setup({
  types: { context: {} as DraftPreviewContext, events: {} as DraftPreviewEvent },
  actors: {
    loadLinks: unprovidedPromise<PreviewLinks>('loadLinks'),
    makeLink: unprovidedPromise<PreviewMade>('makeLink'),
    endLinks: unprovidedPromise<PreviewLinks>('endLinks'),
  },
  guards: {
    isPublic: (_, { is_draft }: PreviewLinks) => !is_draft,
    hasLinks: ({ context }) => (context.links?.open ?? 0) > 0,
    isSignedOut: ({ event }) => statusOf(failureIn(event)) === 401,
    isGone: ({ event }) => statusOf(failureIn(event)) === 404,
    isRefusedAsPublic: ({ event }) => {
      const error = failureIn(event);
      return 'code' in error && error.code === 'not_a_draft';
    },
    isUnknown: ({ event }) => isUnknown(failureIn(event)),
  },
  actions: {
    take: assign((_, links: PreviewLinks) => ({ links })),
    hand: assign((_, made: PreviewMade) => ({ made, links: made.links })),
    forget: assign({ made: null }),
    noteEnd: assign((_, links: PreviewLinks) => ({ links, isEnded: true })),
    clear: assign({ formError: null, isEnded: false }),
    noteFailure: assign(({ event }) => ({ formError: formErrorOf(failureIn(event)) })),
    endSession: unprovidedAction('endSession'),
  },
}).createMachine({
  id: 'draftPreview',
  context: { links: null, made: null, isEnded: false, formError: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadLinks',
        src: 'loadLinks',
        onDone: [
          { guard: { type: 'isPublic', params: ({ event }) => event.output }, target: 'public' },
          { target: 'ready', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
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
        'make.requested': { target: 'making', actions: 'clear' },
        'end.requested': { guard: 'hasLinks', target: 'confirming', actions: 'clear' },
      },
    },
    making: {
      invoke: {
        id: 'makeLink',
        src: 'makeLink',
        onDone: { target: 'handing', actions: { type: 'hand', params: ({ event }) => event.output } },
        onError: [
          { guard: 'isSignedOut', target: 'signedOut' },
          { guard: 'isGone', target: 'gone' },
          { guard: 'isRefusedAsPublic', target: 'public' },
          { guard: 'isUnknown', target: 'unsure' },
          { target: 'ready', actions: 'noteFailure' },
        ],
      },
    },
    handing: { on: { 'link.closed': { target: 'ready', actions: 'forget' } } },
    confirming: { on: { 'end.confirmed': 'ending', 'end.cancelled': 'ready' } },
    ending: {
      invoke: {
        id: 'endLinks',
        src: 'endLinks',
        onDone: { target: 'ready', actions: { type: 'noteEnd', params: ({ event }) => event.output } },
        onError: [
          { guard: 'isSignedOut', target: 'signedOut' },
          { guard: 'isGone', target: 'gone' },
          { guard: 'isUnknown', target: 'unsure' },
          { target: 'ready', actions: 'noteFailure' },
        ],
      },
    },
    /** The reply was lost: only the server knows how many links there are now. */
    unsure: { on: { 'retry.requested': { target: 'loading', actions: 'clear' } } },
    /** It was published meanwhile. */
    public: {},
    gone: {},
    signedOut: { entry: 'endSession' },
  },
});
