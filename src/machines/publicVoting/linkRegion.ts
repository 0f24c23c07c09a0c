import { publicVotingSetup } from './publicVotingSetup.ts';

/** Leaves for `waiting` if there is no live board to update. */
const toWaiting = { guard: 'boardIsGone', target: '#publicVoting.link.waiting' } as const;

/** Updates by stream, else by polling; none while the page is hidden, blocked or offline (decision D34). */
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
        { guard: 'boardIsLive', target: 'following' },
        { target: 'waiting' },
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
      on: {
        'stream.cut': [
          { guard: 'streamFailedBefore', target: 'polling', actions: 'countStreamFailure' },
          { target: 'reopening', actions: 'countStreamFailure' },
        ],
      },
      states: {
        connecting: {
          after: { streamOpenTimeout: { actions: 'cutStream' } },
          on: { 'stream.opened': { target: 'streaming', actions: 'forgetStreamFailures' } },
        },
        streaming: {
          after: { streamSilence: { actions: 'cutStream' } },
          on: {
            'delta.received': { target: 'streaming', reenter: true },
            'time.received': { target: 'streaming', reenter: true },
            'board.received': { target: 'streaming', reenter: true },
          },
        },
      },
    },
    reopening: { always: toWaiting, after: { streamReopen: 'following' } },
    polling: {
      always: toWaiting,
      invoke: { id: 'pollBoard', src: 'pollBoard', input: ({ context }) => ({ etag: context.etag }) },
      after: { streamReturn: 'following' },
    },
  },
});
