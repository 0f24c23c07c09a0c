/**
 * One act on many rows: a preview, a confirmation, then row by row with a result each. It pauses where a call fails without
 * a verdict about its row, and goes on from that row.
 */
import { assign, setup } from 'xstate';
import { type FormError, formErrorOf } from '../../../domain/accountRefusals.ts';
import { statusOf } from '../../../domain/errors.ts';
import type { BulkPreview, BulkRow } from '../../../domain/staff/bulk.ts';
import { failureIn } from '../failureIn.ts';
import { isStepUpNeeded } from '../isStepUpNeeded.ts';
import { isUnknown } from '../isUnknown.ts';
import { unprovidedAction, unprovidedPromise } from '../unprovided.ts';

/** `asked`: it waits for a second person. `gone`: the row was not there any more. */
export type BulkOutcome = 'done' | 'asked' | 'gone';
export type BulkResult = { row: BulkRow; outcome: BulkOutcome } | { row: BulkRow; refused: FormError | null };

export type BulkActContext = {
  chosen: readonly BulkRow[];
  preview: BulkPreview | null;
  /** Of the rows so far, in the order of the preview. */
  results: readonly BulkResult[];
  /** The person wants it to pause after the row that it is at. */
  isStopping: boolean;
  formError: FormError | null;
};

export type BulkActEvent =
  | { type: 'rows.chosen'; rows: readonly BulkRow[] }
  | { type: 'act.requested' }
  | { type: 'act.confirmed' }
  | { type: 'act.cancelled' }
  | { type: 'pause.requested' }
  | { type: 'act.resumed' }
  | { type: 'act.ended' }
  | { type: 'summary.closed' };

const nextRow = ({ preview, results }: BulkActContext): BulkRow | undefined => preview?.acts[results.length];

export const bulkActMachine = setup({
  types: { context: {} as BulkActContext, events: {} as BulkActEvent },
  actors: {
    preview: unprovidedPromise<BulkPreview, readonly BulkRow[]>('preview'),
    actOn: unprovidedPromise<BulkOutcome, BulkRow>('actOn'),
  },
  guards: {
    hasChosen: ({ context }) => context.chosen.length > 0,
    hasActs: ({ context }) => nextRow(context) !== undefined,
    isOver: ({ context }) => nextRow(context) === undefined,
    isStopping: ({ context }) => context.isStopping,
    isSignedOut: ({ event }) => statusOf(failureIn(event)) === 401,
    isGivenUp: ({ event }) => isStepUpNeeded(failureIn(event)),
    /** It says nothing about the row: the next try may succeed. */
    isNoVerdict: ({ event }) => isUnknown(failureIn(event)) || statusOf(failureIn(event)) === 429,
  },
  actions: {
    choose: assign((_, { rows }: { rows: readonly BulkRow[] }) => ({ chosen: rows, formError: null })),
    takePreview: assign((_, { preview }: { preview: BulkPreview }) => ({ preview, formError: null })),
    dropPreview: assign({ preview: null }),
    noteOutcome: assign(({ context }, { outcome }: { outcome: BulkOutcome }) => ({
      results: [...context.results, { row: nextRow(context)!, outcome }],
    })),
    noteRefusal: assign(({ context, event }) => ({
      results: [...context.results, { row: nextRow(context)!, refused: formErrorOf(failureIn(event)) }],
    })),
    noteFailure: assign(({ event }) => ({ formError: formErrorOf(failureIn(event)) })),
    stop: assign({ isStopping: true }),
    goOn: assign({ isStopping: false, formError: null }),
    clear: assign({ chosen: [], preview: null, results: [], isStopping: false, formError: null }),
    endSession: unprovidedAction('endSession'),
  },
}).createMachine({
  id: 'bulkAct',
  context: { chosen: [], preview: null, results: [], isStopping: false, formError: null },
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'rows.chosen': { actions: { type: 'choose', params: ({ event }) => event } },
        'act.requested': { guard: 'hasChosen', target: 'previewing' },
      },
    },
    previewing: {
      invoke: {
        id: 'preview',
        src: 'preview',
        input: ({ context }) => context.chosen,
        onDone: {
          target: 'asking',
          actions: { type: 'takePreview', params: ({ event }) => ({ preview: event.output }) },
        },
        onError: [
          { guard: 'isSignedOut', target: 'signedOut' },
          { target: 'choosing', actions: 'noteFailure' },
        ],
      },
    },
    asking: {
      on: {
        'act.confirmed': { guard: 'hasActs', target: 'acting' },
        'act.cancelled': { target: 'choosing', actions: 'dropPreview' },
      },
    },
    acting: {
      on: { 'pause.requested': { actions: 'stop' } },
      invoke: {
        id: 'actOn',
        src: 'actOn',
        input: ({ context }) => nextRow(context)!,
        onDone: {
          target: 'betweenRows',
          actions: { type: 'noteOutcome', params: ({ event }) => ({ outcome: event.output }) },
        },
        onError: [
          { guard: 'isSignedOut', target: 'signedOut' },
          { guard: 'isGivenUp', target: 'paused' },
          { guard: 'isNoVerdict', target: 'paused', actions: 'noteFailure' },
          { target: 'betweenRows', actions: 'noteRefusal' },
        ],
      },
    },
    betweenRows: {
      always: [
        { guard: 'isOver', target: 'finished' },
        { guard: 'isStopping', target: 'paused' },
        { target: 'acting' },
      ],
    },
    paused: {
      on: {
        'act.resumed': { target: 'acting', actions: 'goOn' },
        'act.ended': 'finished',
      },
    },
    finished: {
      on: { 'summary.closed': { target: 'choosing', actions: 'clear' } },
    },
    signedOut: { entry: 'endSession' },
  },
});
