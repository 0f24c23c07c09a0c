/** Sends an identity document that staff ask for again (decision D191). */
import type { CheckedIdentity } from '../../../domain/forms/mediaFile.ts';
import { assign, setup } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import { failureIn } from '../failureIn.ts';
import { isUnknown } from '../isUnknown.ts';
import { refusedFile, type FileFieldError } from '../fileFieldError.ts';
import { unprovidedPromise } from '../unprovided.ts';
import type {
  DocumentCorrectionContext,
  DocumentCorrectionEvent,
  DocumentCorrectionInput,
  DocumentToSend,
} from './documentCorrectionTypes.ts';

const isClosed = (error: AppError): boolean => 'code' in error && error.code === 'correction_closed';

/** A refusal of the document itself; after any other error the same one can be sent again. */
function fieldErrorOf(error: AppError): FileFieldError | null {
  const sentence = error.kind === 'fieldErrors' ? error.fields['id_passport_url']?.[0] : undefined;
  return sentence === undefined ? null : { sentence };
}

const withoutErrors = { fieldError: null, formError: null };

export const documentCorrectionMachine = setup({
  types: {
    input: {} as DocumentCorrectionInput,
    context: {} as DocumentCorrectionContext,
    events: {} as DocumentCorrectionEvent,
  },
  actors: {
    checkDocument: unprovidedPromise<CheckedIdentity, { file: File }>('checkDocument'),
    sendDocument: unprovidedPromise<unknown, DocumentToSend>('sendDocument'),
  },
  guards: {
    isGood: (_, { checked }: { checked: CheckedIdentity }) => checked.ok,
    saysClosed: (_, { error }: { error: AppError }) => isClosed(error),
    isUnknown: (_, { error }: { error: AppError }) => isUnknown(error),
  },
  actions: {
    takeFile: assign((_, { file }: { file: File }) => ({
      unchecked: file,
      document: null,
      ...withoutErrors,
    })),
    takeChecked: assign(({ context }, { checked }: { checked: CheckedIdentity }) => ({
      unchecked: null,
      ...(checked.ok
        ? { document: checked.file }
        : { fieldError: refusedFile(checked, context.unchecked?.name) }),
    })),
    noteUnreadable: assign(({ context }) => ({
      unchecked: null,
      fieldError: { code: 'unreadable' as const, name: context.unchecked?.name ?? '' },
    })),
    noteRequired: assign({ fieldError: { code: 'required', name: '' } as const }),
    dropFile: assign({ document: null, ...withoutErrors }),
    clearErrors: assign(withoutErrors),
    noteRefusal: assign((_, { error }: { error: AppError }) => {
      const fieldError = fieldErrorOf(error);
      return fieldError ? { fieldError, formError: null } : { fieldError: null, formError: error };
    }),
  },
}).createMachine({
  id: 'documentCorrection',
  context: ({ input }) => ({ ...input, unchecked: null, document: null, ...withoutErrors }),
  initial: 'idle',
  states: {
    /** No valid file is chosen. */
    idle: {
      on: {
        'document.chosen': {
          target: 'checking',
          actions: { type: 'takeFile', params: ({ event }) => event },
        },
        'form.submitted': { actions: 'noteRequired' },
      },
    },
    checking: {
      invoke: {
        id: 'checkDocument',
        src: 'checkDocument',
        input: ({ context }) => ({ file: context.unchecked ?? new File([], '') }),
        onDone: [
          {
            guard: { type: 'isGood', params: ({ event }) => ({ checked: event.output }) },
            target: 'chosen',
            actions: { type: 'takeChecked', params: ({ event }) => ({ checked: event.output }) },
          },
          {
            target: 'idle',
            actions: { type: 'takeChecked', params: ({ event }) => ({ checked: event.output }) },
          },
        ],
        onError: { target: 'idle', actions: 'noteUnreadable' },
      },
      on: {
        'document.chosen': {
          target: 'checking',
          reenter: true,
          actions: { type: 'takeFile', params: ({ event }) => event },
        },
      },
    },
    chosen: {
      on: {
        'document.chosen': {
          target: 'checking',
          actions: { type: 'takeFile', params: ({ event }) => event },
        },
        'document.removed': { target: 'idle', actions: 'dropFile' },
        'form.submitted': { target: 'sending', actions: 'clearErrors' },
      },
    },
    sending: {
      invoke: {
        id: 'sendDocument',
        src: 'sendDocument',
        input: ({ context: { entry, document } }) => ({ entry, document }),
        onDone: 'sent',
        onError: [
          {
            guard: { type: 'saysClosed', params: ({ event }) => ({ error: failureIn(event) }) },
            target: 'closed',
          },
          {
            guard: { type: 'isUnknown', params: ({ event }) => ({ error: failureIn(event) }) },
            target: 'unsure',
          },
          {
            target: 'chosen',
            actions: { type: 'noteRefusal', params: ({ event }) => ({ error: failureIn(event) }) },
          },
        ],
      },
    },
    /** The outcome is unknown: the candidate sends the same file again, which the server takes once. */
    unsure: { on: { 'retry.requested': 'sending' } },
    sent: {},
    /** Nothing is asked for any more, or the time for it is over. */
    closed: {},
  },
});
