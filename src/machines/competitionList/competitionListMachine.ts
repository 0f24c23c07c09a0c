/** The page of a one-segment address: an event with its competitions, a content page, or nothing (decision D33). */
import type { Competition, ContentPage, Event } from '../../../domain/contract.ts';
import { saysMissing, saysUnauthenticated, type FailureReport, reportOf, noReport } from '../loadFailure.ts';
import { assign, setup } from 'xstate';
import { EMPTY_COMPETITIONS_REDIRECT_MS } from '../../../domain/delays.ts';
import { failureIn } from '../failureIn.ts';
import { type LoadRetried, type LoadRetry, type ReportsRetries, retriesTo } from '../loadRetry.ts';
import { unprovidedAction, unprovidedPromise } from '../unprovided.ts';

/** The target of a one-segment address (decision D33). */
export type OpenedSlug =
  | {
      kind: 'event';
      event: Event;
      competitions: readonly Competition[];
      /** UTC milliseconds of the server. */
      now: number;
    }
  | { kind: 'page'; page: ContentPage };

export type CompetitionListContext = FailureReport & {
  /** Known before its competitions if the visitor came from a list of events. */
  event: Event | null;
  competitions: readonly Competition[];
  now: number;
  page: ContentPage | null;
  retry: LoadRetry | null;
};

/** What is known before loading. */
export type CompetitionListInput = Pick<CompetitionListContext, 'event' | 'now'> &
  Partial<Pick<CompetitionListContext, 'competitions' | 'page'>>;

export type CompetitionListEvent =
  | LoadRetried
  | { type: 'retry.requested' }
  | { type: 'login.requested' }
  | { type: 'notice.closed' }
  /** Skip the redirect delay. */
  | { type: 'home.requested' };

type Opened = { opened: OpenedSlug };

export const competitionListMachine = setup({
  types: {
    context: {} as CompetitionListContext,
    events: {} as CompetitionListEvent,
    input: {} as CompetitionListInput | undefined,
  },
  actors: { openSlug: unprovidedPromise<OpenedSlug, ReportsRetries>('openSlug') },
  guards: {
    isPage: (_, { opened }: Opened) => opened.kind === 'page',
    isEmpty: (_, { opened }: Opened) => opened.kind === 'event' && opened.competitions.length === 0,
    isMissing: ({ event }) => saysMissing(failureIn(event)),
    isUnauthenticated: ({ event }) => saysUnauthenticated(failureIn(event)),
  },
  actions: {
    take: assign((_, { opened: { kind: _kind, ...found } }: Opened) => found),
    noteRetry: assign((_, { retry }: { retry: LoadRetry }) => ({ retry })),
    forgetRetry: assign({ retry: null }),
    noteReport: assign(({ event }) => reportOf(failureIn(event))),
    logIn: unprovidedAction('logIn'),
    goHome: unprovidedAction('goHome'),
  },
  delays: { emptyRedirect: EMPTY_COMPETITIONS_REDIRECT_MS },
}).createMachine({
  id: 'competitionList',
  context: ({ input }) => ({
    competitions: [],
    page: null,
    retry: null,
    ...(input ?? { event: null, now: 0 }),
    ...noReport,
  }),
  initial: 'loading',
  states: {
    loading: {
      entry: 'forgetRetry',
      on: { 'load.retried': { actions: { type: 'noteRetry', params: ({ event }) => event } } },
      invoke: {
        id: 'openSlug',
        src: 'openSlug',
        input: ({ self }) => retriesTo(self),
        onDone: [
          {
            guard: { type: 'isPage', params: ({ event }) => ({ opened: event.output }) },
            target: 'page',
            actions: { type: 'take', params: ({ event }) => ({ opened: event.output }) },
          },
          {
            guard: { type: 'isEmpty', params: ({ event }) => ({ opened: event.output }) },
            target: 'empty',
            actions: { type: 'take', params: ({ event }) => ({ opened: event.output }) },
          },
          {
            target: 'ready',
            actions: { type: 'take', params: ({ event }) => ({ opened: event.output }) },
          },
        ],
        onError: [
          { guard: 'isMissing', target: 'missing' },
          { guard: 'isUnauthenticated', target: 'unauthenticated' },
          { target: 'failed', actions: 'noteReport' },
        ],
      },
    },
    ready: {},
    page: {},
    empty: { on: { 'home.requested': 'leaving' }, after: { emptyRedirect: 'leaving' } },
    leaving: { entry: 'goHome' },
    missing: {},
    unauthenticated: { on: { 'login.requested': { actions: 'logIn' }, 'notice.closed': 'failed' } },
    failed: { on: { 'retry.requested': 'loading' } },
  },
});
