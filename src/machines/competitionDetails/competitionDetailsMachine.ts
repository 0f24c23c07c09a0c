/** One competition and its enrolment (specification sections 2 "Competition details", 4 "Enrolling"). */
import type { Competition, CompetitionDetails } from '../../../domain/contract.ts';
import { saysMissing, saysUnauthenticated, type FailureReport, reportOf, noReport } from '../loadFailure.ts';
import { assign, setup } from 'xstate';
import { canEnrol, registrationStateAt } from '../../../domain/registration.ts';
import { failureIn } from '../failureIn.ts';
import { unprovidedAction, unprovidedCallback, unprovidedPromise } from '../unprovided.ts';

export type LoadedDetails = {
  details: CompetitionDetails;
  /** UTC milliseconds of the server. */
  now: number;
};

export type CompetitionDetailsContext = FailureReport & {
  /** From the list, if the visitor came from there. */
  brief: Competition | null;
  details: CompetitionDetails | null;
  now: number;
};

export type CompetitionDetailsInput = { brief: Competition | null; now: number };

export type ClockInput = LoadedDetails;

export type CompetitionDetailsEvent =
  | { type: 'retry.requested' }
  | { type: 'login.requested' }
  | { type: 'enrol.requested' }
  | { type: 'notice.closed' }
  | { type: 'clock.ticked'; now: number };

export const competitionDetailsMachine = setup({
  types: {
    context: {} as CompetitionDetailsContext,
    events: {} as CompetitionDetailsEvent,
    input: {} as CompetitionDetailsInput | undefined,
  },
  actors: {
    loadCompetition: unprovidedPromise<LoadedDetails>('loadCompetition'),
    followRegistration: unprovidedCallback<ClockInput>('followRegistration'),
  },
  guards: {
    isMissing: ({ event }) => saysMissing(failureIn(event)),
    isUnauthenticated: ({ event }) => saysUnauthenticated(failureIn(event)),
    canEnrol: ({ context: { details, now } }) =>
      details !== null && canEnrol(registrationStateAt(details, now)),
  },
  actions: {
    take: assign((_, loaded: LoadedDetails) => loaded),
    noteTime: assign((_, { now }: { now: number }) => ({ now })),
    noteReport: assign(({ event }) => reportOf(failureIn(event))),
    enrol: unprovidedAction('enrol'),
    logIn: unprovidedAction('logIn'),
  },
}).createMachine({
  id: 'competitionDetails',
  context: ({ input }) => ({ ...(input ?? { brief: null, now: 0 }), details: null, ...noReport }),
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
      invoke: {
        id: 'followRegistration',
        src: 'followRegistration',
        input: ({ context: { details, now } }) => ({ details: details as LoadedDetails['details'], now }),
      },
      on: { 'clock.ticked': { actions: { type: 'noteTime', params: ({ event: { now } }) => ({ now }) } } },
      initial: 'open',
      states: {
        open: { on: { 'enrol.requested': [{ guard: 'canEnrol', actions: 'enrol' }, { target: 'refused' }] } },
        /** Registration is not open: a notice says why. */
        refused: { on: { 'notice.closed': 'open' } },
      },
    },
    missing: {},
    unauthenticated: { on: { 'login.requested': { actions: 'logIn' }, 'notice.closed': 'failed' } },
    failed: { on: { 'retry.requested': 'loading' } },
  },
});
