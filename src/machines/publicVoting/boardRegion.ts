import { retriesTo } from '../loadRetry.ts';
import { publicVotingSetup } from './publicVotingSetup.ts';

/** The board and how current it is (specification section 8 "Voting list failure"; decision D28). */
export const boardRegion = publicVotingSetup.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      entry: 'forgetRetry',
      invoke: {
        id: 'loadBoard',
        src: 'loadBoard',
        input: ({ self }) => retriesTo(self),
        onDone: {
          target: 'ready',
          actions: [
            { type: 'takeLoaded', params: ({ event }) => event.output },
            'alignClock',
            'rememberBoard',
          ],
        },
        onError: [
          {
            guard: 'hasBoard',
            target: 'fallback',
            actions: 'noteFailure',
          },
          { target: 'recalling', actions: 'noteFailure' },
        ],
      },
      on: {
        'load.retried': { actions: { type: 'noteRetry', params: ({ event }) => event } },
        'network.lost': [
          { guard: 'hasBoard', target: 'fallback', actions: 'noteUnreachable' },
          { target: 'recalling', actions: 'noteUnreachable' },
        ],
      },
    },
    recalling: {
      invoke: {
        id: 'recallBoard',
        src: 'recallBoard',
        onDone: {
          target: 'fallback',
          actions: { type: 'takeRecalled', params: ({ event }) => event.output },
        },
        onError: 'fallback',
      },
    },
    ready: {
      on: {
        'delta.received': { actions: 'takeDelta' },
        'time.received': { actions: ['takeServerTime', 'alignClock'] },
        'board.received': { actions: ['takeBoard', 'alignClock', 'rememberBoard'] },
        'board.confirmed': { actions: 'confirmBoard' },
        'stream.cut': { guard: 'boardMayBeBehind', target: 'stale' },
        'poll.failed': 'stale',
        'network.lost': 'stale',
        'tab.hidden': { actions: 'rememberBoard' },
        'retry.requested': 'loading',
      },
    },
    stale: {
      // An unconfirmed board appears as after a reload: with its age, and without voting.
      always: { guard: 'boardIsOld', target: 'fallback.trying', actions: 'noteUnreachable' },
      // A timer too, because the clock does not run until the server's time is known.
      after: { boardOld: { target: 'fallback.trying', actions: 'noteUnreachable' } },
      on: {
        'stream.opened': 'ready',
        'board.received': { target: 'ready', actions: ['takeBoard', 'alignClock', 'rememberBoard'] },
        'board.confirmed': { target: 'ready', actions: 'confirmBoard' },
        'retry.requested': 'loading',
      },
    },
    fallback: {
      initial: 'resting',
      on: { 'retry.requested': 'loading' },
      states: {
        resting: {
          after: { fallbackRetry: { guard: 'isAwake', target: 'trying' } },
          on: { 'network.returned': 'trying', 'tab.shown': 'trying', 'tab.admitted': 'trying' },
        },
        trying: {
          invoke: {
            id: 'loadBoard',
            src: 'loadBoard',
            input: ({ self }) => retriesTo(self),
            onDone: {
              target: '#publicVoting.board.ready',
              actions: [
                { type: 'takeLoaded', params: ({ event }) => event.output },
                'alignClock',
                'rememberBoard',
              ],
            },
            onError: {
              target: 'resting',
              actions: 'noteFailure',
            },
          },
        },
      },
    },
  },
});
