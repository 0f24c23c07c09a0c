/** Acts on all entries that a filter lets through: chosen, seen before, started, and followed while it goes on (decision D244). */
import { assign, setup } from 'xstate';
import { formErrorOf } from '../../../domain/accountRefusals.ts';
import { BULK_LOOK_MS } from '../../../domain/delays.ts';
import { statusOf } from '../../../domain/errors.ts';
import { type BulkChoice, firstChoice, wantedOf } from '../../../domain/season/bulkChoice.ts';
import type { EntryFilters } from '../../../domain/staff/entryAddress.ts';
import type { BulkDesk, BulkJob, BulkJobReport, BulkWanted } from '../../../domain/staff/staffContract.ts';
import { failureIn } from '../failureIn.ts';
import { isUnknown } from '../isUnknown.ts';
import { unprovidedAction, unprovidedPromise } from '../unprovided.ts';
import type {
  BulkJobContext,
  BulkJobEvent,
  JobChange,
  Previewed,
  Started,
  StartWanted,
} from './bulkJobTypes.ts';

/** The act that was chosen; undefined while it is not complete. */
export const chosenAct = ({ desk, choice, filters }: BulkJobContext): BulkWanted | undefined =>
  desk ? wantedOf(desk, choice, filters) : undefined;

/** Whether what was seen before can start. */
export const mayStart = ({ previewed }: Pick<BulkJobContext, 'previewed'>): boolean =>
  previewed !== null && previewed.preview.blocked === null;

export const bulkJobMachine = setup({
  types: { context: {} as BulkJobContext, events: {} as BulkJobEvent, input: {} as EntryFilters },
  delays: { look: BULK_LOOK_MS },
  actors: {
    loadDesk: unprovidedPromise<BulkDesk>('loadDesk'),
    previewAct: unprovidedPromise<Previewed, { wanted: BulkWanted }>('previewAct'),
    startJob: unprovidedPromise<Started, StartWanted>('startJob'),
    readJob: unprovidedPromise<BulkJobReport, { id: string }>('readJob'),
    changeJob: unprovidedPromise<BulkJob, { id: string; change: JobChange }>('changeJob'),
  },
  guards: {
    isChosen: ({ context }) => chosenAct(context) !== undefined,
    mayStart: ({ context }) => mayStart(context),
    isStarted: (_, started: Started) => 'job' in started,
    isRunning: (_, { job }: BulkJobReport) => job.state === 'running',
    isStopped: ({ context: { job } }) => job?.state === 'stopped',
    isSignedOut: ({ event }) => statusOf(failureIn(event)) === 401,
    isGone: ({ event }) => statusOf(failureIn(event)) === 404,
    isUnknown: ({ event }) => isUnknown(failureIn(event)),
  },
  actions: {
    takeDesk: assign(({ context: { desk: before, choice } }, desk: BulkDesk) => ({
      desk,
      choice: before ? choice : firstChoice(desk),
    })),
    choose: assign((_, choice: BulkChoice) => ({ choice })),
    keepPreview: assign((_, previewed: Previewed) => ({ previewed, isChanged: false })),
    replacePreview: assign(({ context: { previewed } }, started: Started) =>
      'present' in started && previewed
        ? { previewed: { ...previewed, preview: started.present }, isChanged: true }
        : {},
    ),
    takeStarted: assign((_, started: Started) => ('job' in started ? { job: started.job, skipped: [] } : {})),
    takeJob: assign((_, job: BulkJob) => ({ job, skipped: [] })),
    takeReport: assign((_, { job, skipped }: BulkJobReport) => ({ job, skipped, isStale: false })),
    noteStale: assign({ isStale: true }),
    keepChange: assign((_, change: JobChange) => ({ change })),
    clear: assign({ formError: null }),
    dropPreview: assign({ previewed: null, isChanged: false, formError: null }),
    dropJob: assign({ job: null, skipped: [], isStale: false, previewed: null, formError: null }),
    noteFailure: assign(({ event }) => ({ formError: formErrorOf(failureIn(event)) })),
    endSession: unprovidedAction('endSession'),
  },
}).createMachine({
  id: 'bulkJob',
  context: ({ input: filters }) => ({
    filters,
    desk: null,
    choice: { act: 'place', round: '', group: '', from: '' },
    previewed: null,
    isChanged: false,
    job: null,
    skipped: [],
    change: 'stop',
    isStale: false,
    formError: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadDesk',
        src: 'loadDesk',
        onDone: { target: 'choosing', actions: { type: 'takeDesk', params: ({ event }) => event.output } },
        onError: [
          { guard: 'isSignedOut', target: 'signedOut' },
          { target: 'failed', actions: 'noteFailure' },
        ],
      },
    },
    failed: { on: { 'retry.requested': { target: 'loading', actions: 'clear' } } },
    choosing: {
      on: {
        'choice.changed': { actions: ['clear', { type: 'choose', params: ({ event }) => event.choice }] },
        'preview.requested': { guard: 'isChosen', target: 'previewing', actions: 'clear' },
        'job.opened': {
          target: 'looking',
          actions: ['clear', { type: 'takeJob', params: ({ event }) => event.job }],
        },
      },
    },
    previewing: {
      invoke: {
        id: 'previewAct',
        src: 'previewAct',
        input: ({ context }) => ({ wanted: chosenAct(context)! }),
        onDone: {
          target: 'previewed',
          actions: { type: 'keepPreview', params: ({ event }) => event.output },
        },
        onError: [
          { guard: 'isSignedOut', target: 'signedOut' },
          { target: 'choosing', actions: 'noteFailure' },
        ],
      },
    },
    /** Nothing is done yet. */
    previewed: {
      on: {
        'choice.changed': {
          target: 'choosing',
          actions: ['dropPreview', { type: 'choose', params: ({ event }) => event.choice }],
        },
        'start.requested': { guard: 'mayStart', target: 'starting', actions: 'clear' },
      },
    },
    starting: {
      invoke: {
        id: 'startJob',
        src: 'startJob',
        input: ({ context }) => ({ ...context.previewed!, wanted: chosenAct(context)! }),
        onDone: [
          {
            guard: { type: 'isStarted', params: ({ event }) => event.output },
            target: 'waiting',
            actions: { type: 'takeStarted', params: ({ event }) => event.output },
          },
          { target: 'previewed', actions: { type: 'replacePreview', params: ({ event }) => event.output } },
        ],
        onError: [
          { guard: 'isSignedOut', target: 'signedOut' },
          { guard: 'isUnknown', target: 'unsure', actions: 'noteFailure' },
          { target: 'previewed', actions: 'noteFailure' },
        ],
      },
    },
    /** The reply was lost. A repeat starts no second job. */
    unsure: { on: { 'retry.requested': { target: 'starting', actions: 'clear' } } },
    looking: {
      on: {
        'change.requested': {
          target: 'changing',
          actions: ['clear', { type: 'keepChange', params: ({ event }) => event.change }],
        },
        'back.requested': { target: 'loading', actions: 'dropJob' },
      },
      invoke: {
        id: 'readJob',
        src: 'readJob',
        input: ({ context: { job } }) => ({ id: job!.id }),
        onDone: [
          {
            guard: { type: 'isRunning', params: ({ event }) => event.output },
            target: 'waiting',
            actions: { type: 'takeReport', params: ({ event }) => event.output },
          },
          { target: 'over', actions: { type: 'takeReport', params: ({ event }) => event.output } },
        ],
        onError: [
          { guard: 'isSignedOut', target: 'signedOut' },
          { guard: 'isGone', target: 'loading', actions: 'dropJob' },
          { target: 'waiting', actions: 'noteStale' },
        ],
      },
    },
    /** It goes on at the server, also when the page is closed. */
    waiting: {
      after: { look: 'looking' },
      on: {
        'change.requested': {
          target: 'changing',
          actions: ['clear', { type: 'keepChange', params: ({ event }) => event.change }],
        },
        'back.requested': { target: 'loading', actions: 'dropJob' },
      },
    },
    changing: {
      invoke: {
        id: 'changeJob',
        src: 'changeJob',
        input: ({ context: { job, change } }) => ({ id: job!.id, change }),
        onDone: { target: 'looking', actions: { type: 'takeJob', params: ({ event }) => event.output } },
        onError: [
          { guard: 'isSignedOut', target: 'signedOut' },
          // What is true now, the server says.
          { target: 'looking', actions: 'noteFailure' },
        ],
      },
    },
    /** It was stopped, or is through. */
    over: {
      on: {
        'change.requested': {
          guard: 'isStopped',
          target: 'changing',
          actions: ['clear', { type: 'keepChange', params: ({ event }) => event.change }],
        },
        'back.requested': { target: 'loading', actions: 'dropJob' },
      },
    },
    signedOut: { entry: 'endSession' },
  },
});
