/** What lives at an address of one segment: an event with its competitions, a content page, or nothing (decision D33). */
import { assign, setup } from 'xstate';
import { EMPTY_COMPETITIONS_REDIRECT_MS } from '../../../domain/delays.ts';
import { failureIn } from '../failureIn.ts';
import { saysMissing, saysUnauthenticated, toldOf, untold } from '../loadFailure.ts';
import { unprovidedAction, unprovidedPromise } from '../unprovided.ts';
import type {
  CompetitionListContext,
  CompetitionListEvent,
  CompetitionListInput,
  OpenedSlug,
} from './competitionListTypes.ts';

type Opened = { opened: OpenedSlug };

export const competitionListMachine = setup({
  types: {
    context: {} as CompetitionListContext,
    events: {} as CompetitionListEvent,
    input: {} as CompetitionListInput | undefined,
  },
  actors: { openSlug: unprovidedPromise<OpenedSlug>('openSlug') },
  guards: {
    isPage: (_, { opened }: Opened) => opened.kind === 'page',
    isEmpty: (_, { opened }: Opened) => opened.kind === 'event' && opened.competitions.length === 0,
    isMissing: ({ event }) => saysMissing(failureIn(event)),
    isUnauthenticated: ({ event }) => saysUnauthenticated(failureIn(event)),
  },
  actions: {
    take: assign((_, { opened: { kind: _kind, ...found } }: Opened) => found),
    noteTold: assign(({ event }) => toldOf(failureIn(event))),
    logIn: unprovidedAction('logIn'),
    goHome: unprovidedAction('goHome'),
  },
  delays: { emptyRedirect: EMPTY_COMPETITIONS_REDIRECT_MS },
}).createMachine({
  id: 'competitionList',
  context: ({ input }) => ({
    ...(input ?? { event: null, now: 0 }),
    competitions: [],
    page: null,
    ...untold,
  }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'openSlug',
        src: 'openSlug',
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
          { target: 'failed', actions: 'noteTold' },
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
