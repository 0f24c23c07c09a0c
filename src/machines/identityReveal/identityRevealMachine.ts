/**
 * A look at the identity document of an entry (decision D242): nothing of it is loaded before a reason and a step-up, it is
 * shown for a minute at most, and only the verdict stays.
 */
import type { SnapshotFrom } from 'xstate';
import { readReveal, readVerdict } from '../../../domain/staff/identityCheck.ts';
import { identityRevealSetup } from './identityRevealSetup.ts';
import { emptyTexts } from './identityTexts.ts';

export const identityRevealMachine = identityRevealSetup.createMachine({
  id: 'identityReveal',
  context: {
    check: null,
    texts: emptyTexts,
    look: null,
    stated: null,
    opened: null,
    end: null,
    fieldErrors: {},
    formError: null,
  },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadCheck',
        src: 'loadCheck',
        onDone: { target: 'hidden', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: [
          { guard: 'isSignedOut', target: 'signedOut' },
          { target: 'failed', actions: 'noteFailure' },
        ],
      },
    },
    failed: { on: { 'retry.requested': { target: 'loading', actions: 'clear' } } },
    hidden: {
      on: { 'reveal.requested': { guard: 'mayReveal', target: 'asking', actions: 'begin' } },
    },
    asking: {
      initial: 'ready',
      on: {
        'field.changed': { actions: { type: 'change', params: ({ event }) => event } },
        'look.ended': { target: 'hidden', actions: 'clear' },
      },
      states: {
        ready: {
          on: {
            'form.submitted': [
              { guard: 'hasReason', target: '#identityReveal.revealing', actions: 'clear' },
              { actions: 'judgeReason' },
            ],
          },
        },
        /** Too many looks in an hour: another one would be refused, too, until the wait is over. */
        limited: { after: { wait: { target: 'ready', actions: 'clear' } } },
      },
    },
    revealing: {
      on: { 'look.ended': 'hidden' },
      invoke: {
        id: 'reveal',
        src: 'reveal',
        input: ({ context }) => {
          const read = readReveal(context.texts);
          if ('errors' in read) throw new Error('A look has no reason.');
          return read.values;
        },
        onDone: [
          {
            guard: { type: 'isPdf', params: ({ event }) => event.output },
            target: 'offered',
            actions: { type: 'keepLook', params: ({ event }) => event.output },
          },
          { target: 'opening', actions: { type: 'keepLook', params: ({ event }) => event.output } },
        ],
        onError: [
          { guard: 'isSignedOut', target: 'signedOut' },
          { guard: 'isGivenUp', target: 'asking' },
          { guard: 'isLimited', target: 'asking.limited', actions: 'noteFailure' },
          { guard: 'isUnreadable', target: 'asking', actions: 'noteRefusal' },
          { guard: 'isUnknown', target: 'asking', actions: 'noteFailure' },
          // There is no document any more, or no right to it.
          { target: 'loading', actions: 'noteFailure' },
        ],
      },
    },
    /** A PDF waits to be saved: the page never shows one. */
    offered: {
      on: {
        'download.requested': 'opening',
        'look.ended': { target: 'hidden', actions: 'forget' },
      },
      after: {
        look: { target: 'hidden', actions: ['forget', { type: 'noteEnd', params: { end: 'time' } }] },
      },
    },
    opening: {
      on: { 'look.ended': { target: 'hidden', actions: 'forget' } },
      invoke: {
        id: 'openDocument',
        src: 'openDocument',
        input: ({ context }) => context.look!,
        onDone: [
          {
            guard: { type: 'isUnreadableFile', params: ({ event }) => event.output },
            target: 'judging',
            actions: ['forget', { type: 'noteEnd', params: { end: 'unreadable' } }],
          },
          { target: 'shown', actions: { type: 'keepDocument', params: ({ event }) => event.output } },
        ],
        onError: [
          { guard: 'isSignedOut', target: 'signedOut', actions: 'forget' },
          // The look is over, or its document did not arrive: the next one needs a reason again.
          { target: 'loading', actions: ['forget', 'noteFailure'] },
        ],
      },
    },
    shown: {
      invoke: { id: 'watchLeaving', src: 'watchLeaving' },
      exit: ['release', 'forget'],
      on: {
        'field.changed': { actions: { type: 'change', params: ({ event }) => event } },
        'document.closed': { target: 'judging', actions: { type: 'noteEnd', params: { end: 'closed' } } },
        // A PDF is in another window, beside which the page is read.
        'page.left': {
          guard: 'isPicture',
          target: 'judging',
          actions: { type: 'noteEnd', params: { end: 'left' } },
        },
        'form.submitted': [
          { guard: 'hasVerdict', target: 'sending', actions: 'clear' },
          { actions: 'judgeVerdict' },
        ],
      },
      after: { look: { target: 'judging', actions: { type: 'noteEnd', params: { end: 'time' } } } },
    },
    judging: {
      on: {
        'field.changed': { actions: { type: 'change', params: ({ event }) => event } },
        'form.submitted': [
          { guard: 'hasVerdict', target: 'sending', actions: 'clear' },
          { actions: 'judgeVerdict' },
        ],
        'look.ended': { target: 'hidden', actions: 'begin' },
      },
    },
    sending: {
      invoke: {
        id: 'judge',
        src: 'judge',
        input: ({ context }) => {
          const read = readVerdict(context.texts);
          if ('errors' in read) throw new Error('A verdict is not complete.');
          return { look: context.look!.look, ...read.values };
        },
        onDone: { target: 'hidden', actions: { type: 'keepVerdict', params: ({ event }) => event.output } },
        onError: [
          { guard: 'isSignedOut', target: 'signedOut' },
          { guard: 'isUnknown', target: 'unsure' },
          { guard: 'isUnreadable', target: 'judging', actions: 'noteRefusal' },
          { target: 'loading', actions: ['begin', 'noteFailure'] },
        ],
      },
    },
    /** Whether the verdict was kept is unknown. The same one again is kept once. */
    unsure: {
      on: { 'retry.requested': 'sending', 'look.ended': { target: 'loading', actions: 'begin' } },
    },
    signedOut: { entry: 'endSession' },
  },
});

export type IdentityRevealSnapshot = SnapshotFrom<typeof identityRevealMachine>;
