import { publicVotingSetup } from './publicVotingSetup.ts';

/** Leaves for `waiting` if there is no live board to update. */
const toWaiting = { guard: 'boardIsGone', target: '#publicVoting.link.waiting' } as const;

/**
 * Updates by stream or by polling, as the server says, and by polling where no stream opens; none while the page is
 * hidden, blocked or offline (decisions D34, D256).
 */
export const linkRegion = publicVotingSetup.createStateConfig({
  initial: 'waiting',
  on: {
    'tab.shown': { target: '.deciding', actions: 'noteShown' },
    'tab.hidden': { target: '.deciding', actions: 'noteHidden' },
    'tab.admitted': { target: '.deciding', actions: 'noteAdmitted' },
    'tab.blocked': { target: '.deciding', actions: 'noteBlocked' },
    'network.lost': { target: '.deciding', actions: 'noteOffline' },
    'network.returned': { target: '.deciding', actions: 'noteOnline' },
    'retry.requested': { target: '.deciding', actions: 'forgetStreamFailures' },
  },
  states: {
    deciding: {
      always: [
        { guard: 'isPaused', target: 'paused' },
        { guard: 'isOffline', target: 'offline' },
        { guard: 'boardIsGone', target: 'waiting' },
        { guard: 'mustPoll', target: 'polling.asked' },
        'following',
      ],
    },
    waiting: { always: { guard: 'boardIsLive', target: 'deciding' } },
    paused: {},
    offline: {},
    following: {
      always: toWaiting,
      invoke: {
        id: 'followBoard',
        src: 'followBoard',
        input: ({ context }) => ({ since: context.board?.version ?? null, failures: context.streamFailures }),
      },
      initial: 'connecting',
      states: {
        connecting: {
          after: { streamOpenTimeout: { actions: 'cutStream' } },
          on: {
            'stream.opened': { target: 'streaming', actions: 'forgetStreamFailures' },
            // A browser cannot read why a stream was refused, so the page asks.
            'stream.cut': { target: '#publicVoting.link.polling', actions: 'countStreamFailure' },
          },
        },
        streaming: {
          after: { streamSilence: { actions: 'cutStream' } },
          on: {
            'delta.received': { target: 'streaming', reenter: true },
            'time.received': { target: 'streaming', reenter: true },
            'board.received': { target: 'streaming', reenter: true },
            'stream.cut': { target: '#publicVoting.link.reopening', actions: 'countStreamFailure' },
          },
        },
      },
    },
    reopening: { always: toWaiting, after: { streamReopen: 'following' } },
    polling: {
      always: toWaiting,
      invoke: {
        id: 'pollBoard',
        src: 'pollBoard',
        input: ({ context }) => ({ board: context.board }),
      },
      on: { 'updates.told': { actions: 'noteUpdates' } },
      initial: 'learning',
      states: {
        /** The stream did not open; the first answer says whether the server wants none. */
        learning: {
          after: { streamOpenTimeout: 'instead' },
          on: { 'updates.told': { target: 'instead', actions: 'noteUpdates' }, 'poll.failed': 'instead' },
        },
        instead: {
          always: [
            { guard: 'mustPoll', target: 'asked' },
            { guard: 'failedOnce', target: '#publicVoting.link.reopening' },
          ],
          after: { streamReturn: '#publicVoting.link.following' },
        },
        asked: {
          entry: 'forgetStreamFailures',
          always: { guard: 'mayStream', target: '#publicVoting.link.following' },
        },
      },
    },
  },
});
