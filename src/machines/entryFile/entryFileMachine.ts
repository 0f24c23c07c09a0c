/** Saves the entries that the filters let through as a file: they are counted first, then fetched as a whole or not at all. */
import { assign, setup } from 'xstate';
import { type FormError, formErrorOf } from '../../../domain/accountRefusals.ts';
import { statusOf } from '../../../domain/errors.ts';
import type { EntryFilters } from '../../../domain/staff/entryAddress.ts';
import type { EntryCount } from '../../../domain/staff/staffContract.ts';
import { failureIn } from '../failureIn.ts';
import { isStepUpNeeded } from '../isStepUpNeeded.ts';
import { unprovidedAction, unprovidedPromise } from '../unprovided.ts';

/** What kind of file. `contacts`: with e-mail addresses and phone numbers. */
export type FileChoice = { format: 'xlsx' | 'csv'; contacts: boolean };

/** A file to fetch. */
export type FileWanted = { filters: EntryFilters; choice: FileChoice };

export type EntryFileContext = {
  filters: EntryFilters;
  counted: EntryCount | null;
  choice: FileChoice;
  /** The name of the file that was saved last; null before one is. */
  savedAs: string | null;
  formError: FormError | null;
};

export type EntryFileEvent =
  | { type: 'retry.requested' }
  | { type: 'choice.changed'; choice: FileChoice }
  | { type: 'save.requested' }
  | { type: 'save.cancelled' };

export const entryFileMachine = setup({
  types: { context: {} as EntryFileContext, events: {} as EntryFileEvent, input: {} as EntryFilters },
  actors: {
    countEntries: unprovidedPromise<EntryCount, { filters: EntryFilters }>('countEntries'),
    saveFile: unprovidedPromise<string, FileWanted>('saveFile'),
  },
  guards: {
    hasRows: ({ context: { counted } }) => counted !== null && counted.count > 0,
    isSignedOut: ({ event }) => statusOf(failureIn(event)) === 401,
    isGivenUp: ({ event }) => isStepUpNeeded(failureIn(event)),
  },
  actions: {
    take: assign((_, counted: EntryCount) => ({ counted })),
    choose: assign((_, choice: FileChoice) => ({ choice })),
    noteSaved: assign((_, savedAs: string) => ({ savedAs })),
    clear: assign({ formError: null }),
    noteFailure: assign(({ event }) => ({ formError: formErrorOf(failureIn(event)) })),
    endSession: unprovidedAction('endSession'),
  },
}).createMachine({
  id: 'entryFile',
  context: ({ input: filters }) => ({
    filters,
    counted: null,
    choice: { format: 'xlsx', contacts: false },
    savedAs: null,
    formError: null,
  }),
  initial: 'counting',
  states: {
    counting: {
      invoke: {
        id: 'countEntries',
        src: 'countEntries',
        input: ({ context: { filters } }) => ({ filters }),
        onDone: { target: 'ready', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: [
          { guard: 'isSignedOut', target: 'signedOut' },
          { target: 'failed', actions: 'noteFailure' },
        ],
      },
    },
    failed: { on: { 'retry.requested': { target: 'counting', actions: 'clear' } } },
    ready: {
      on: {
        'choice.changed': {
          actions: ['clear', { type: 'choose', params: ({ event }) => event.choice }],
        },
        'save.requested': { guard: 'hasRows', target: 'saving', actions: 'clear' },
      },
    },
    saving: {
      on: { 'save.cancelled': 'ready' },
      invoke: {
        id: 'saveFile',
        src: 'saveFile',
        input: ({ context: { filters, choice } }) => ({ filters, choice }),
        onDone: { target: 'saved', actions: { type: 'noteSaved', params: ({ event }) => event.output } },
        onError: [
          { guard: 'isSignedOut', target: 'signedOut' },
          { guard: 'isGivenUp', target: 'ready' },
          { target: 'ready', actions: 'noteFailure' },
        ],
      },
    },
    saved: {
      on: {
        'choice.changed': {
          target: 'ready',
          actions: { type: 'choose', params: ({ event }) => event.choice },
        },
        'save.requested': 'saving',
      },
    },
    signedOut: { entry: 'endSession' },
  },
});
