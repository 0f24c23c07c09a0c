/** Reads what a page of staff shows, and reads it again on request; each page provides the call. */
import { assign, setup } from 'xstate';
import { type FormError, formErrorOf } from '../../../domain/accountRefusals.ts';
import { statusOf } from '../../../domain/errors.ts';
import type {
  Overview,
  StaffCandidate,
  StaffEntry,
  StaffEvent,
  StaffOrderDetails,
  StaffPageRow,
  StaffPageVersion,
  StaffPageVersions,
  TemplateRow,
} from '../../../domain/staff/staffContract.ts';
import { failureIn } from '../failureIn.ts';
import { unprovidedAction, unprovidedPromise } from '../unprovided.ts';

export type StaffReadingContext<Data> = { data: Data | null; formError: FormError | null };

export type StaffReadingEvent = { type: 'retry.requested' } | { type: 'refresh.requested' };

/** What was read stays while it is read again, and after a failure. */
export function createStaffReading<Data>(id: string) {
  return setup({
    types: { context: {} as StaffReadingContext<Data>, events: {} as StaffReadingEvent },
    actors: { read: unprovidedPromise<Data>('read') },
    guards: { isSignedOut: ({ event }) => statusOf(failureIn(event)) === 401 },
    actions: {
      take: assign((_, { data }: { data: Data }) => ({ data, formError: null })),
      noteFailure: assign(({ event }) => ({ formError: formErrorOf(failureIn(event)) })),
      endSession: unprovidedAction('endSession'),
    },
  }).createMachine({
    id,
    context: { data: null, formError: null },
    initial: 'loading',
    states: {
      loading: {
        invoke: {
          id: 'read',
          src: 'read',
          onDone: {
            target: 'shown',
            actions: { type: 'take', params: ({ event }) => ({ data: event.output }) },
          },
          onError: [
            { guard: 'isSignedOut', target: 'signedOut' },
            { target: 'failed', actions: 'noteFailure' },
          ],
        },
      },
      failed: { on: { 'retry.requested': 'loading' } },
      shown: { on: { 'refresh.requested': 'loading' } },
      signedOut: { entry: 'endSession' },
    },
  });
}

/** @param at when they were loaded (UTC ms): phases are of that time */
export type LoadedSeason = { events: readonly StaffEvent[]; at: number };

/** The events of an organisation with their competitions. */
export const seasonReading = createStaffReading<LoadedSeason>('seasonList');

/** What needs a person now. */
export const overviewReading = createStaffReading<Overview>('overview');

/** The content pages of the site. */
export const contentPagesReading = createStaffReading<readonly StaffPageRow[]>('contentPages');

/** The versions of a content page. */
export const pageVersionsReading = createStaffReading<StaffPageVersions['data']>('pageVersions');

/** The texts of a version of a content page. */
export const pageVersionReading = createStaffReading<StaffPageVersion>('pageVersion');

/** The templates of messages of an organisation. */
export const templatesReading = createStaffReading<readonly TemplateRow[]>('templates');

/** `entry`: null for one that is not there, or that the person may not see. */
export type FoundEntry = { entry: StaffEntry | null };

/** An entry, as staff read it. */
export const entryReading = createStaffReading<FoundEntry>('staffEntry');

/** `candidate`: null for a person without an entry that the reader may see. */
export type FoundCandidate = { candidate: StaffCandidate | null };

/** What an organisation knows of a candidate. */
export const candidateReading = createStaffReading<FoundCandidate>('staffCandidate');

/** `details`: null for an order that is not there, or that the person may not see. */
export type FoundOrder = { details: StaffOrderDetails | null };

/** An order with its steps. */
export const orderReading = createStaffReading<FoundOrder>('staffOrder');
