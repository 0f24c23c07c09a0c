/** One competition and its enrolment (specification sections 2 "Competition details", 4 "Enrolling"). */
import type { LoadedDetails } from '../loadedDetails.ts';
import type { Competition, CompetitionDetails } from '../../../domain/contract.ts';
import { saysMissing, saysUnauthenticated, type FailureReport, reportOf, noReport } from '../loadFailure.ts';
import { assign, setup } from 'xstate';
import { canEnrol, mayContinue, registrationStateAt } from '../../../domain/registration.ts';
import { failureIn } from '../failureIn.ts';
import { unprovidedAction, unprovidedCallback, unprovidedPromise } from '../unprovided.ts';

/** A registration that was begun and not sent. */
export type CompetitionDraft = {
  /** When it ends, UTC milliseconds. */
  until: number;
  /** Only the account has it, not this browser (decision D204). */
  inAccount?: boolean;
};

export type CompetitionDetailsContext = FailureReport & {
  /** From the list, if the visitor came from there. */
  brief: Competition | null;
  details: CompetitionDetails | null;
  now: number;
  draft: CompetitionDraft | null;
  /** The id of the visitor's own entry. */
  entry: string | null;
};

export type CompetitionDetailsInput = { brief: Competition | null; now: number };

export type ClockInput = LoadedDetails;

export type CompetitionDetailsEvent =
  | { type: 'retry.requested' }
  | { type: 'login.requested' }
  | { type: 'enrol.requested' }
  | { type: 'notice.closed' }
  | { type: 'clock.ticked'; now: number }
  | { type: 'draft.changed'; draft: CompetitionDraft | null }
  | { type: 'discard.requested' }
  | { type: 'discard.confirmed' };

export const competitionDetailsMachine = setup({
  types: {
    context: {} as CompetitionDetailsContext,
    events: {} as CompetitionDetailsEvent,
    input: {} as CompetitionDetailsInput | undefined,
  },
  actors: {
    loadCompetition: unprovidedPromise<LoadedDetails>('loadCompetition'),
    followRegistration: unprovidedCallback<ClockInput>('followRegistration'),
    /** Sends `draft.changed` at its start and whenever another tab changes the draft. */
    watchDraft: unprovidedCallback<CompetitionDetails>('watchDraft'),
    /** Never rejects: null without an entry, or if nobody says. */
    findEntry: unprovidedPromise<string | null, CompetitionDetails>('findEntry'),
  },
  guards: {
    isMissing: ({ event }) => saysMissing(failureIn(event)),
    isUnauthenticated: ({ event }) => saysUnauthenticated(failureIn(event)),
    /** A draft may have begun in time: the form finds out. */
    canEnrol: ({ context: { details, now, draft } }) =>
      details !== null &&
      (canEnrol(registrationStateAt(details, now)) || (draft !== null && mayContinue(details, now))),
    hasDraft: ({ context: { draft } }) => draft !== null,
    isGone: (_, { draft }: { draft: CompetitionDraft | null }) => draft === null,
  },
  actions: {
    take: assign((_, loaded: LoadedDetails) => loaded),
    noteTime: assign((_, { now }: { now: number }) => ({ now })),
    noteReport: assign(({ event }) => reportOf(failureIn(event))),
    noteDraft: assign((_, { draft }: { draft: CompetitionDraft | null }) => ({ draft })),
    forgetDraft: assign({ draft: null }),
    noteEntry: assign((_, { entry }: { entry: string | null }) => ({ entry })),
    enrol: unprovidedAction('enrol'),
    /** Deletes the draft here, and its upload on the server without waiting for an answer. */
    discardDraft: unprovidedAction('discardDraft'),
    logIn: unprovidedAction('logIn'),
  },
}).createMachine({
  id: 'competitionDetails',
  context: ({ input }) => ({
    ...(input ?? { brief: null, now: 0 }),
    details: null,
    draft: null,
    entry: null,
    ...noReport,
  }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadCompetition',
        src: 'loadCompetition',
        onDone: { target: 'ready', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: [
          { guard: 'isMissing', target: 'missing' },
          { guard: 'isUnauthenticated', target: 'unauthenticated' },
          { target: 'failed', actions: 'noteReport' },
        ],
      },
    },
    ready: {
      invoke: [
        {
          id: 'followRegistration',
          src: 'followRegistration',
          input: ({ context: { details, now } }) => ({ details: details as CompetitionDetails, now }),
        },
        {
          id: 'watchDraft',
          src: 'watchDraft',
          input: ({ context: { details } }) => details as CompetitionDetails,
        },
        {
          id: 'findEntry',
          src: 'findEntry',
          input: ({ context: { details } }) => details as CompetitionDetails,
          onDone: { actions: { type: 'noteEntry', params: ({ event }) => ({ entry: event.output }) } },
        },
      ],
      on: {
        'clock.ticked': { actions: { type: 'noteTime', params: ({ event: { now } }) => ({ now }) } },
        'draft.changed': { actions: { type: 'noteDraft', params: ({ event: { draft } }) => ({ draft }) } },
      },
      initial: 'open',
      states: {
        open: {
          on: {
            'enrol.requested': [{ guard: 'canEnrol', actions: 'enrol' }, { target: 'refused' }],
            'discard.requested': { guard: 'hasDraft', target: 'discarding' },
          },
        },
        /** Asks before what was typed is lost. */
        discarding: {
          on: {
            'discard.confirmed': { target: 'open', actions: ['discardDraft', 'forgetDraft'] },
            'notice.closed': 'open',
            'draft.changed': {
              guard: { type: 'isGone', params: ({ event }) => event },
              target: 'open',
              actions: 'forgetDraft',
            },
          },
        },
        /** Registration is not open: a notice says why. */
        refused: { on: { 'notice.closed': 'open' } },
      },
    },
    missing: {},
    unauthenticated: { on: { 'login.requested': { actions: 'logIn' }, 'notice.closed': 'failed' } },
    failed: { on: { 'retry.requested': 'loading' } },
  },
});
