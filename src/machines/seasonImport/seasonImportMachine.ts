/** Takes the file of a season: it is read and judged before anything is sent, and becomes a draft as a whole or not at all. */
import { assign, setup } from 'xstate';
import { formErrorOf } from '../../../domain/accountRefusals.ts';
import { statusOf } from '../../../domain/errors.ts';
import { failureIn } from '../failureIn.ts';
import { isUnknown } from '../isUnknown.ts';
import { unprovidedAction, unprovidedPromise } from '../unprovided.ts';
import type {
  FileRead,
  SeasonImportContext,
  SeasonImported,
  SeasonImportEvent,
  SeasonToTake,
} from './seasonImportTypes.ts';

export const seasonImportMachine = setup({
  types: { context: {} as SeasonImportContext, events: {} as SeasonImportEvent },
  actors: {
    readFile: unprovidedPromise<FileRead, { file: File }>('readFile'),
    importSeason: unprovidedPromise<SeasonImported, SeasonToTake>('importSeason'),
  },
  guards: {
    isSound: (_, read: FileRead) => 'taken' in read,
    isMade: (_, imported: SeasonImported) => 'event' in imported,
    isSignedOut: ({ event }) => statusOf(failureIn(event)) === 401,
    isUnknown: ({ event }) => isUnknown(failureIn(event)),
  },
  actions: {
    keepFile: assign((_, file: File) => ({ file, taken: null, faults: [], formError: null })),
    take: assign((_, read: FileRead) => ('taken' in read ? { taken: read.taken } : {})),
    noteFaults: assign((_, refused: FileRead | SeasonImported) =>
      'faults' in refused ? { faults: refused.faults, taken: null } : {},
    ),
    noteUnreadable: assign({ faults: [{ path: '', code: 'unreadable' }] }),
    keepMade: assign((_, imported: SeasonImported) => ('event' in imported ? { made: imported.event } : {})),
    clear: assign({ formError: null }),
    noteFailure: assign(({ event }) => ({ formError: formErrorOf(failureIn(event)) })),
    endSession: unprovidedAction('endSession'),
  },
}).createMachine({
  id: 'seasonImport',
  context: { file: null, taken: null, faults: [], made: null, formError: null },
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'file.chosen': {
          target: 'reading',
          actions: { type: 'keepFile', params: ({ event }) => event.file },
        },
      },
    },
    reading: {
      invoke: {
        id: 'readFile',
        src: 'readFile',
        input: ({ context: { file } }) => ({ file: file! }),
        onDone: [
          {
            guard: { type: 'isSound', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'refused', actions: { type: 'noteFaults', params: ({ event }) => event.output } },
        ],
        onError: { target: 'refused', actions: 'noteUnreadable' },
      },
    },
    /** Nothing was made: the file has faults, which are all listed. */
    refused: {
      on: {
        'file.chosen': {
          target: 'reading',
          actions: { type: 'keepFile', params: ({ event }) => event.file },
        },
      },
    },
    /** The file has no faults; nothing is made yet. */
    ready: {
      on: {
        'import.requested': { target: 'importing', actions: 'clear' },
        'file.chosen': {
          target: 'reading',
          actions: { type: 'keepFile', params: ({ event }) => event.file },
        },
      },
    },
    importing: {
      invoke: {
        id: 'importSeason',
        src: 'importSeason',
        input: ({ context: { taken } }) => taken!,
        onDone: [
          {
            guard: { type: 'isMade', params: ({ event }) => event.output },
            target: 'done',
            actions: { type: 'keepMade', params: ({ event }) => event.output },
          },
          { target: 'refused', actions: { type: 'noteFaults', params: ({ event }) => event.output } },
        ],
        onError: [
          { guard: 'isSignedOut', target: 'signedOut' },
          { guard: 'isUnknown', target: 'unsure', actions: 'noteFailure' },
          { target: 'ready', actions: 'noteFailure' },
        ],
      },
    },
    /** The reply was lost. A repeat sends the same id, and gets the draft where it was made. */
    unsure: { on: { 'retry.requested': { target: 'importing', actions: 'clear' } } },
    done: {},
    signedOut: { entry: 'endSession' },
  },
});
