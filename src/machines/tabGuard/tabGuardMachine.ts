/**
 * Allows voting in one tab (specification section 2 "multiple-tabs-detected blocker"; decision D34). Other
 * tabs are blocked; when the voting tab closes, one of them becomes active. A tab that comes back from our own
 * checkout takes the vote instead, and the tab that had it rests until the voter looks at it again.
 */
import { type NonReducibleUnknown, sendTo, setup } from 'xstate';
import { TAB_CALL_MS, TAB_CHECK_MS, TAB_CLOSE_MS } from '../../../domain/delays.ts';
import { unprovidedAction, unprovidedCallback } from '../unprovided.ts';

export type TabGuardEvent =
  /* from the claim on the vote: granted at once, or later when the active tab is closed */
  | { type: 'claim.granted' }
  | { type: 'claim.refused' }
  /** Two tabs claimed at once and the other tab was first; only in a channel election. */
  | { type: 'claim.lost' }
  /** Another tab of this voter took the vote, on its way back from the checkout or because the voter looks at it. */
  | { type: 'claim.taken' }
  /* from the tab itself */
  /** It comes back from our own checkout. */
  | { type: 'tab.returned' }
  /** The voter looks at it. */
  | { type: 'tab.shown' }
  /* from another tab, to the active one */
  | { type: 'original.called' }
  /* the visitor, in the active tab */
  | { type: 'call.dismissed' }
  /* the visitor, in a resting tab */
  | { type: 'vote.requested' }
  /* the visitor, in a blocked tab */
  | { type: 'close.requested' }
  | { type: 'original.requested' }
  | { type: 'retry.requested' };

/** Sent by a blocked tab over a broadcast channel, so that the original tab draws attention. */
export type ChannelCommand = { type: 'call.sent' };

/** Takes the vote from the tab that has it. */
export type ClaimCommand = { type: 'claim.forced' };

export const tabGuardMachine = setup({
  types: { events: {} as TabGuardEvent },
  actors: {
    claimVote: unprovidedCallback<NonReducibleUnknown, ClaimCommand>('claimVote'),
    talkToTabs: unprovidedCallback<NonReducibleUnknown, ChannelCommand>('talkToTabs'),
    watchTab: unprovidedCallback('watchTab'),
  },
  actions: {
    callOriginal: sendTo('talkToTabs', { type: 'call.sent' }),
    takeVote: sendTo('claimVote', { type: 'claim.forced' }),
    /** Lets this tab take the vote after a reload too. */
    rememberTab: unprovidedAction('rememberTab'),
    closeTab: unprovidedAction('closeTab'),
  },
  delays: { checkLasts: TAB_CHECK_MS, callLasts: TAB_CALL_MS, closeLasts: TAB_CLOSE_MS },
}).createMachine({
  id: 'tabGuard',
  context: {},
  initial: 'checking',
  invoke: [
    { id: 'watchTab', src: 'watchTab' },
    { id: 'claimVote', src: 'claimVote' },
    { id: 'talkToTabs', src: 'talkToTabs' },
  ],
  on: { 'claim.granted': '.active' },
  states: {
    checking: {
      after: { checkLasts: 'blocked' },
      on: { 'claim.refused': 'blocked', 'tab.returned': 'taking' },
    },
    taking: {
      entry: 'takeVote',
      after: { checkLasts: 'resting' },
    },
    active: {
      initial: 'quiet',
      on: { 'claim.lost': 'blocked', 'claim.taken': 'resting', 'original.called': '.called' },
      states: {
        quiet: {},
        called: {
          after: { callLasts: 'quiet' },
          on: { 'call.dismissed': 'quiet' },
        },
      },
    },
    resting: {
      entry: 'rememberTab',
      on: { 'tab.shown': 'taking', 'vote.requested': 'taking' },
    },
    blocked: {
      initial: 'waiting',
      on: {
        'tab.returned': 'taking',
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
        // The lock request is already queued; this only waits a moment for it.
        asking: { after: { checkLasts: 'waiting' } },
      },
    },
  },
});
