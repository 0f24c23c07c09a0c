/** The public vote: board, phase, and live updates (specification sections 2, 4, 8). */
import { and, not, stateIn } from 'xstate';
import { phaseKinds, type PublicVotingContext } from './publicVotingTypes.ts';
import { publicVotingSetup } from './publicVotingSetup.ts';
import { boardRegion } from './boardRegion.ts';
import { linkRegion } from './linkRegion.ts';
import { withAtHand } from './publicVotingNews.ts';

export const initialPublicVoting: PublicVotingContext = {
  board: null,
  whole: false,
  source: null,
  config: null,
  currentAt: null,
  failure: null,
  retry: null,
  serverOffset: null,
  now: 0,
  phase: null,
  group: null,
  groupChosen: false,
  heldGroup: null,
  touchedAt: null,
  movedAt: null,
  orders: {},
  podium: { group: null, places: [], movedAt: null },
  orderAnnounced: 0,
  announcedAt: null,
  announcementDue: false,
  visible: true,
  admitted: false,
  online: true,
  streamFailures: 0,
};

const known = phaseKinds.filter((kind) => kind !== 'unknown');

/** The phase at server time, which changes on its own (specification section 4 "Voting"; decision D32). */
const phaseRegion = publicVotingSetup.createStateConfig({
  initial: 'unknown',
  always: known.map((kind) => ({
    guard: and([{ type: 'phaseIs', params: { kind } }, not(stateIn({ phase: kind }))]),
    target: `.${kind}`,
  })),
  states: { unknown: {}, none: {}, upcoming: {}, live: {}, between: {}, ended: {} },
});

/** Reloads the settings if only they failed, because they say how to vote. */
const settingsRegion = publicVotingSetup.createStateConfig({
  initial: 'resting',
  states: {
    resting: { always: { guard: 'lacksSettings', target: 'waiting' } },
    waiting: { after: { fallbackRetry: 'asking' } },
    asking: {
      invoke: {
        id: 'loadSettings',
        src: 'loadSettings',
        onDone: {
          target: 'resting',
          actions: { type: 'takeSettings', params: ({ event }) => event.output },
        },
        onError: 'waiting',
      },
    },
  },
});

export const publicVotingMachine = publicVotingSetup.createMachine({
  id: 'publicVoting',
  type: 'parallel',
  context: ({ input }) => (input ? withAtHand(initialPublicVoting, input) : initialPublicVoting),
  invoke: [
    { id: 'tickClock', src: 'tickClock' },
    { id: 'watchNetwork', src: 'watchNetwork' },
    { id: 'watchVisibility', src: 'watchVisibility' },
  ],
  on: {
    'clock.ticked': { actions: 'tellTime' },
    'group.chosen': { actions: 'chooseGroup' },
    'list.entered': { actions: 'holdList' },
    'list.left': { actions: 'releaseList' },
    'page.touched': { actions: 'noteTouch' },
    'refresh.requested': { actions: 'reloadPage' },
  },
  states: { board: boardRegion, phase: phaseRegion, link: linkRegion, settings: settingsRegion },
});
