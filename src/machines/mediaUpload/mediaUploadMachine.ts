/** Uploads one file, resumes after failures, and ends with a ticket for the form. */
import { assign, sendParent, setup } from 'xstate';
import { UPLOAD_SILENCE_MS } from '../../../domain/delays.ts';
import type { AppError } from '../../../domain/errors.ts';
import { unprovidedAction, unprovidedCallback } from '../unprovided.ts';
import * as tries from './mediaUploadTries.ts';
import type {
  MediaToUpload,
  MediaUploadContext,
  MediaUploadEvent,
  SendMediaInput,
  UploadAnswer,
  UploadPhase,
} from './mediaUploadTypes.ts';

type Broken = { error: AppError };

const mediaUploadSetup = setup({
  types: {
    input: {} as MediaToUpload,
    context: {} as MediaUploadContext,
    events: {} as MediaUploadEvent,
    output: {} as UploadAnswer,
  },
  actors: {
    /** Sends the missing bytes; reports `address.known`, `bytes.*`, and `upload.*` at the end. */
    sendMedia: unprovidedCallback<SendMediaInput>('sendMedia'),
    watchNetwork: unprovidedCallback('watchNetwork'),
  },
  guards: {
    isFullySent: (_, { sent, total }: { sent: number; total: number }) => sent >= total,
    isLost: ({ context }, { error }: Broken) => tries.isLost(context, error),
    mayResume: ({ context }, { error }: Broken) => tries.mayResume(context, error),
  },
  actions: {
    takeAddress: assign((_, { address }: { address: string }) => ({ address })),
    forgetAddress: assign({ address: null, sent: 0 }),
    noteSent: assign((_, { sent }: { sent: number }) => ({ sent })),
    noteTaken: assign({ failures: 0, error: null }),
    takeTicket: assign((_, { ticket }: { ticket: string }) => ({ ticket, error: null })),
    noteFailure: assign(({ context }, { error }: Broken) => tries.withFailure(context, error)),
    forgetFailure: assign({ error: null }),
    noteSilence: assign(({ context }) => tries.withSilence(context)),
    tellProgress: sendParent(({ context }, { phase }: { phase: UploadPhase }) => ({
      type: 'upload.changed',
      progress: tries.progressOf(context, phase),
    })),
    /** Deletes the upload on the server and its saved address, without waiting for an answer. */
    discard: unprovidedAction('discard'),
  },
  delays: {
    pause: ({ context }) => tries.pauseBefore(context, Math.random()),
    silence: UPLOAD_SILENCE_MS,
  },
});

/** Waits for the next bytes; each report restarts the silence timer. */
const moving = mediaUploadSetup.createStateConfig({
  on: {
    'bytes.sent': [
      {
        guard: { type: 'isFullySent', params: ({ event }) => event },
        target: 'finalizing',
        actions: { type: 'noteSent', params: ({ event }) => event },
      },
      {
        target: 'uploading',
        reenter: true,
        actions: { type: 'noteSent', params: ({ event }) => event },
      },
    ],
    'cancel.requested': '#mediaUpload.cancelled',
  },
  after: { silence: { target: '#mediaUpload.paused', actions: 'noteSilence' } },
});

export const mediaUploadMachine = mediaUploadSetup.createMachine({
  id: 'mediaUpload',
  context: ({ input }) => ({ ...input, address: null, sent: 0, failures: 0, error: null, ticket: null }),
  invoke: { id: 'watchNetwork', src: 'watchNetwork' },
  initial: 'sending',
  states: {
    sending: {
      initial: 'preparing',
      invoke: { id: 'sendMedia', src: 'sendMedia', input: ({ context }) => context },
      on: {
        'address.known': { actions: { type: 'takeAddress', params: ({ event }) => event } },
        'bytes.taken': { actions: 'noteTaken' },
        'upload.completed': { target: 'done', actions: { type: 'takeTicket', params: ({ event }) => event } },
        'upload.broke': [
          {
            guard: { type: 'isLost', params: ({ event }) => event },
            target: 'paused',
            actions: [{ type: 'noteFailure', params: ({ event }) => event }, 'forgetAddress'],
          },
          {
            guard: { type: 'mayResume', params: ({ event }) => event },
            target: 'paused',
            actions: { type: 'noteFailure', params: ({ event }) => event },
          },
          { target: 'failed', actions: { type: 'noteFailure', params: ({ event }) => event } },
        ],
        'network.lost': { target: 'paused', actions: 'forgetFailure' },
      },
      states: {
        preparing: { entry: { type: 'tellProgress', params: { phase: 'preparing' } }, ...moving },
        /** A new try: shown as paused until bytes move again. */
        resuming: moving,
        uploading: { entry: { type: 'tellProgress', params: { phase: 'uploading' } }, ...moving },
        finalizing: {
          entry: { type: 'tellProgress', params: { phase: 'finalizing' } },
          after: { silence: { target: '#mediaUpload.paused', actions: 'noteSilence' } },
        },
      },
    },
    paused: {
      entry: { type: 'tellProgress', params: { phase: 'paused' } },
      after: { pause: 'sending.resuming' },
      on: {
        'network.lost': { target: 'paused', reenter: true, actions: 'forgetFailure' },
        'network.returned': 'sending.resuming',
        'cancel.requested': 'cancelled',
      },
    },
    done: { type: 'final' },
    cancelled: { entry: ['discard', 'forgetFailure'], type: 'final' },
    failed: { type: 'final' },
  },
  output: ({ context }) => tries.answerOf(context),
});
