/** Voting works in one tab: it is active, every other is blocked and takes over when it closes (section 2; decision D34). */
import { sendTo, setup, type NonReducibleUnknown } from 'xstate';
import { TAB_CALL_MS, TAB_CHECK_MS, TAB_CLOSE_MS } from '../../../domain/delays.ts';
import { unprovidedAction, unprovidedCallback } from '../unprovided.ts';
import type { ChannelCommand, TabGuardEvent } from './tabGuardTypes.ts';

export const tabGuardMachine = setup({
  types: { events: {} as TabGuardEvent },
  actors: {
    claimVote: unprovidedCallback('claimVote'),
    talkToTabs: unprovidedCallback<NonReducibleUnknown, ChannelCommand>('talkToTabs'),
  },
  actions: {
    callOriginal: sendTo('talkToTabs', { type: 'call.sent' }),
    closeTab: unprovidedAction('closeTab'),
  },
  delays: { checkLasts: TAB_CHECK_MS, callLasts: TAB_CALL_MS, closeLasts: TAB_CLOSE_MS },
}).createMachine({
  id: 'tabGuard',
  context: {},
  initial: 'checking',
  invoke: [
    { id: 'claimVote', src: 'claimVote' },
    { id: 'talkToTabs', src: 'talkToTabs' },
  ],
  on: { 'claim.granted': '.active' },
  states: {
    checking: {
      after: { checkLasts: 'blocked' },
      on: { 'claim.refused': 'blocked' },
    },
    active: {
      initial: 'quiet',
      on: { 'claim.lost': 'blocked', 'original.called': '.called' },
      states: {
        quiet: {},
        called: {
          after: { callLasts: 'quiet' },
          on: { 'call.dismissed': 'quiet' },
        },
      },
    },
    blocked: {
      initial: 'waiting',
      on: {
        'close.requested': '.closing',
        'original.requested': { target: '.toldOriginal', actions: 'callOriginal' },
        'retry.requested': '.asking',
      },
      states: {
        waiting: {},
        closing: {
          entry: 'closeTab',
          after: { closeLasts: 'cannotClose' },
        },
        cannotClose: {},
        toldOriginal: {},
        // The claim waits in its queue; all that asking can do is to give the answer a moment to come.
        asking: { after: { checkLasts: 'waiting' } },
      },
    },
  },
});
