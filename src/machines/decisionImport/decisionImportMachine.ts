/** Decides entries by a file: it is checked first, which changes nothing, and carried out as a second step. */
import { assign, setup } from 'xstate';
import { type FormError, formErrorOf } from '../../../domain/accountRefusals.ts';
import { statusOf } from '../../../domain/errors.ts';
import type { DecisionCheck, DecisionFault, DecisionsDone } from '../../../domain/staff/staffContract.ts';
import { failureIn } from '../failureIn.ts';
import { isStepUpNeeded } from '../isStepUpNeeded.ts';
import { isUnknown } from '../isUnknown.ts';
import { unprovidedAction, unprovidedPromise } from '../unprovided.ts';

/** A fault of a file; the browser itself finds one that it cannot read. */
export type FileFault = Omit<DecisionFault, 'code'> & { code: DecisionFault['code'] | 'unreadable' };

/** What a check found. `bytes`: what was checked, and is carried out, whatever becomes of the file. */
export type FileChecked = { bytes: Blob; check: DecisionCheck } | { faults: readonly FileFault[] };

/** `faults`: an entry changed since the check, so that nothing was decided. */
export type FileCarriedOut = { done: DecisionsDone } | { faults: readonly FileFault[] };

export type DecisionImportContext = {
  /** The chosen file; null before one is. */
  file: File | null;
  bytes: Blob | null;
  check: DecisionCheck | null;
  faults: readonly FileFault[];
  done: DecisionsDone | null;
  formError: FormError | null;
};

export type DecisionImportEvent =
  | { type: 'file.chosen'; file: File }
  | { type: 'retry.requested' }
  | { type: 'import.requested' };

export const decisionImportMachine = setup({
  types: { context: {} as DecisionImportContext, events: {} as DecisionImportEvent },
  actors: {
    checkFile: unprovidedPromise<FileChecked, { file: File }>('checkFile'),
    importFile: unprovidedPromise<FileCarriedOut, { bytes: Blob }>('importFile'),
  },
  guards: {
    isSound: (_, checked: FileChecked) => 'check' in checked,
    isDone: (_, carried: FileCarriedOut) => 'done' in carried,
    decides: ({ context: { check } }) => check !== null && check.approve + check.reject > 0,
    isSignedOut: ({ event }) => statusOf(failureIn(event)) === 401,
    isGivenUp: ({ event }) => isStepUpNeeded(failureIn(event)),
    isUnknown: ({ event }) => isUnknown(failureIn(event)),
  },
  actions: {
    keepFile: assign((_, file: File) => ({
      file,
      bytes: null,
      check: null,
      faults: [],
      done: null,
      formError: null,
    })),
    keepCheck: assign((_, checked: FileChecked) =>
      'check' in checked ? { bytes: checked.bytes, check: checked.check } : {},
    ),
    noteFaults: assign((_, refused: FileChecked | FileCarriedOut) =>
      'faults' in refused ? { faults: refused.faults, bytes: null, check: null } : {},
    ),
    keepDone: assign((_, carried: FileCarriedOut) => ('done' in carried ? { done: carried.done } : {})),
    clear: assign({ formError: null }),
    noteFailure: assign(({ event }) => ({ formError: formErrorOf(failureIn(event)) })),
    endSession: unprovidedAction('endSession'),
  },
}).createMachine({
  id: 'decisionImport',
  context: { file: null, bytes: null, check: null, faults: [], done: null, formError: null },
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'file.chosen': {
          target: 'checking',
          actions: { type: 'keepFile', params: ({ event }) => event.file },
        },
      },
    },
    checking: {
      invoke: {
        id: 'checkFile',
        src: 'checkFile',
        input: ({ context: { file } }) => ({ file: file! }),
        onDone: [
          {
            guard: { type: 'isSound', params: ({ event }) => event.output },
            target: 'checked',
            actions: { type: 'keepCheck', params: ({ event }) => event.output },
          },
          { target: 'refused', actions: { type: 'noteFaults', params: ({ event }) => event.output } },
        ],
        onError: [
          { guard: 'isSignedOut', target: 'signedOut' },
          { target: 'failed', actions: 'noteFailure' },
        ],
      },
    },
    failed: { on: { 'retry.requested': { target: 'checking', actions: 'clear' } } },
    /** Nothing was decided: the file has faults. */
    refused: {
      on: {
        'file.chosen': {
          target: 'checking',
          actions: { type: 'keepFile', params: ({ event }) => event.file },
        },
      },
    },
    /** The file has no faults; nothing is decided yet. */
    checked: {
      on: {
        'import.requested': { guard: 'decides', target: 'importing', actions: 'clear' },
        'file.chosen': {
          target: 'checking',
          actions: { type: 'keepFile', params: ({ event }) => event.file },
        },
      },
    },
    importing: {
      invoke: {
        id: 'importFile',
        src: 'importFile',
        input: ({ context: { bytes } }) => ({ bytes: bytes! }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'done',
            actions: { type: 'keepDone', params: ({ event }) => event.output },
          },
          { target: 'refused', actions: { type: 'noteFaults', params: ({ event }) => event.output } },
        ],
        onError: [
          { guard: 'isSignedOut', target: 'signedOut' },
          { guard: 'isGivenUp', target: 'checked' },
          { guard: 'isUnknown', target: 'unsure', actions: 'noteFailure' },
          { target: 'checked', actions: 'noteFailure' },
        ],
      },
    },
    /** The reply was lost. A repeat leaves what is decided already as it is. */
    unsure: { on: { 'retry.requested': { target: 'importing', actions: 'clear' } } },
    done: {
      on: {
        'file.chosen': {
          target: 'checking',
          actions: { type: 'keepFile', params: ({ event }) => event.file },
        },
      },
    },
    signedOut: { entry: 'endSession' },
  },
});
