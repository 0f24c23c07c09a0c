/** Replaces the file of an entry (specification sections 2, 4, 5; decision D81). */
import { mediaToUpload, submissionReplaceSetup } from './submissionReplaceSetup.ts';

export const submissionReplaceMachine = submissionReplaceSetup.createMachine({
  id: 'submissionReplace',
  context: ({ input }) => ({
    ...input,
    opened: null,
    unchecked: null,
    media: null,
    fieldError: null,
    formError: null,
    progress: null,
    ticket: null,
    unsure: false,
  }),
  initial: 'opening',
  states: {
    opening: {
      always: { guard: 'isOver', target: 'over' },
      invoke: {
        id: 'openReplacement',
        src: 'openReplacement',
        input: ({ context }) => ({ competition: context.submission.competition.id }),
        onDone: { target: 'idle', actions: { type: 'takeOpened', params: ({ event }) => event.output } },
        onError: { target: 'unopened', actions: 'noteUnopened' },
      },
    },
    unopened: { on: { 'retry.requested': 'opening' } },
    /** No valid file is chosen. */
    idle: {
      on: {
        'media.chosen': { target: 'checking', actions: { type: 'takeFile', params: ({ event }) => event } },
        'form.submitted': { actions: 'noteRequired' },
      },
    },
    checking: {
      invoke: {
        id: 'checkMedia',
        src: 'checkMedia',
        input: ({ context }) => ({
          file: context.unchecked ?? new File([], ''),
          limitMegabytes: context.opened?.limitMegabytes ?? 0,
          wanted: context.submission.competition.submission_type,
          converts: context.opened?.converts ?? false,
        }),
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
        'media.chosen': {
          target: 'checking',
          reenter: true,
          actions: { type: 'takeFile', params: ({ event }) => event },
        },
      },
    },
    chosen: {
      on: {
        'media.chosen': { target: 'checking', actions: { type: 'takeFile', params: ({ event }) => event } },
        'media.removed': { target: 'idle', actions: 'dropFile' },
        'form.submitted': [
          { guard: 'uploadsSeparately', target: 'uploading', actions: 'clearErrors' },
          { target: 'saving', actions: 'clearErrors' },
        ],
      },
    },
    uploading: {
      invoke: {
        id: 'mediaUpload',
        src: 'mediaUpload',
        input: ({ context }) => mediaToUpload(context),
        onDone: [
          {
            guard: { type: 'isUploaded', params: ({ event }) => ({ answer: event.output }) },
            target: 'saving',
            actions: { type: 'takeTicket', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            guard: { type: 'isCancelled', params: ({ event }) => ({ answer: event.output }) },
            target: 'chosen',
            actions: 'noteCancelled',
          },
          {
            guard: { type: 'competitionEnded', params: ({ event }) => ({ answer: event.output }) },
            target: 'over',
          },
          {
            target: 'chosen',
            actions: { type: 'noteFailed', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
      },
      on: {
        'upload.changed': { actions: { type: 'noteProgress', params: ({ event }) => event } },
        'cancel.requested': { actions: 'cancelUpload' },
      },
    },
    saving: {
      invoke: {
        id: 'sendReplacement',
        src: 'sendReplacement',
        input: ({ context: { submission, media, ticket } }) => ({ entry: submission.id, media, ticket }),
      },
      on: {
        'upload.changed': { actions: { type: 'noteProgress', params: ({ event }) => event } },
        'cancel.requested': { guard: 'mayStop', target: 'chosen', actions: 'noteCancelled' },
        'replacement.taken': 'replaced',
        'replacement.refused': [
          { guard: { type: 'saysArrived', params: ({ event }) => event }, target: 'replaced' },
          { guard: { type: 'saysOver', params: ({ event }) => event }, target: 'over' },
          {
            guard: { type: 'isUnknown', params: ({ event }) => event },
            target: 'unsure',
            actions: 'noteUnsure',
          },
          { target: 'chosen', actions: { type: 'noteRefusal', params: ({ event }) => event } },
        ],
      },
    },
    /** The outcome is unknown: the candidate sends again, under the same idempotency key. */
    unsure: { on: { 'retry.requested': 'saving' } },
    replaced: { after: { redirect: 'leaving' }, on: { 'leave.requested': 'leaving' } },
    leaving: { entry: 'goToDashboard' },
    /** The competition has ended (specification section 4). */
    over: {},
  },
});
