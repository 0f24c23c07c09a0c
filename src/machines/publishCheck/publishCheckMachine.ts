/** What a competition lacks before it is published, and its publication, which goes by the version that was checked. */
import { assign, setup } from 'xstate';
import { type FormError, formErrorOf } from '../../../domain/accountRefusals.ts';
import { statusOf } from '../../../domain/errors.ts';
import { isPublishable } from '../../../domain/season/publishChecks.ts';
import type { PublishCheck } from '../../../domain/staff/staffContract.ts';
import { failureIn } from '../failureIn.ts';
import { isStepUpNeeded } from '../isStepUpNeeded.ts';
import { isUnknown } from '../isUnknown.ts';
import { unprovidedAction, unprovidedPromise } from '../unprovided.ts';

/** `changed`: nothing was published, as the competition is not any more what was checked. */
export type Published = 'published' | 'changed';

export type PublishCheckContext = {
  checked: PublishCheck | null;
  /** The findings are newer than those that the person wanted to publish by. */
  hasChanged: boolean;
  formError: FormError | null;
};

export type PublishCheckEvent =
  | { type: 'retry.requested' }
  | { type: 'refresh.requested' }
  | { type: 'publish.requested' }
  | { type: 'publish.confirmed' }
  | { type: 'publish.cancelled' };

export const publishCheckMachine = setup({
  types: { context: {} as PublishCheckContext, events: {} as PublishCheckEvent },
  actors: {
    loadCheck: unprovidedPromise<PublishCheck>('loadCheck'),
    publish: unprovidedPromise<Published, { version: number }>('publish'),
  },
  guards: {
    isDraft: (_, { state }: PublishCheck) => state === 'draft',
    isReady: ({ context: { checked } }) => checked !== null && isPublishable(checked.findings),
    isPublished: (_, outcome: Published) => outcome === 'published',
    isSignedOut: ({ event }) => statusOf(failureIn(event)) === 401,
    isGivenUp: ({ event }) => isStepUpNeeded(failureIn(event)),
    isUnknown: ({ event }) => isUnknown(failureIn(event)),
  },
  actions: {
    take: assign((_, checked: PublishCheck) => ({ checked })),
    noteChange: assign({ hasChanged: true }),
    clear: assign({ formError: null, hasChanged: false }),
    noteFailure: assign(({ event }) => ({ formError: formErrorOf(failureIn(event)) })),
    endSession: unprovidedAction('endSession'),
  },
}).createMachine({
  id: 'publishCheck',
  context: { checked: null, hasChanged: false, formError: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadCheck',
        src: 'loadCheck',
        onDone: [
          {
            guard: { type: 'isDraft', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'published', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
        onError: [
          { guard: 'isSignedOut', target: 'signedOut' },
          { target: 'failed', actions: 'noteFailure' },
        ],
      },
    },
    failed: { on: { 'retry.requested': { target: 'loading', actions: 'clear' } } },
    ready: {
      on: {
        'refresh.requested': { target: 'loading', actions: 'clear' },
        'publish.requested': { guard: 'isReady', target: 'confirming', actions: 'clear' },
      },
    },
    confirming: { on: { 'publish.confirmed': 'publishing', 'publish.cancelled': 'ready' } },
    publishing: {
      invoke: {
        id: 'publish',
        src: 'publish',
        input: ({ context: { checked } }) => ({ version: checked!.version }),
        onDone: [
          { guard: { type: 'isPublished', params: ({ event }) => event.output }, target: 'published' },
          { target: 'loading', actions: 'noteChange' },
        ],
        onError: [
          { guard: 'isSignedOut', target: 'signedOut' },
          { guard: 'isGivenUp', target: 'ready' },
          { guard: 'isUnknown', target: 'unsure', actions: 'noteFailure' },
          { target: 'ready', actions: 'noteFailure' },
        ],
      },
    },
    /** The reply was lost: only the server knows whether it is public. */
    unsure: { on: { 'retry.requested': { target: 'loading', actions: 'clear' } } },
    published: {},
    signedOut: { entry: 'endSession' },
  },
});
