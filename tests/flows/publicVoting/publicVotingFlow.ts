/** The flow of the public vote. */
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { httpError } from '../../../domain/errors.ts';
import { publicVotingMachine } from '../../../src/machines/publicVoting/publicVotingMachine.ts';
import {
  linkOutcomes,
  listOutcomes,
  settingsOutcomes,
  tabOutcomes,
} from '../../../src/machines/publicVoting/publicVotingOutcomes.ts';
import type {
  LoadedBoard,
  PublicVotingEvent,
  RecalledBoard,
} from '../../../src/machines/publicVoting/publicVotingTypes.ts';
import { answered, refused } from '../../../src/machines/worldEvents.ts';
import {
  delta,
  group,
  HOUR,
  participant,
  smallBoard,
  smallConfig,
  vote,
} from '../../support/votePage/smallBoard.ts';

import type { ModelEvent } from '../../support/models/model.ts';

import type { Flow } from '../flow.ts';
import * as words from './publicVotingWords.ts';

const groups = [
  group(1, [participant('a', 2), participant('b', 1)]),
  group(2, [participant('c')]),
  group(3, [participant('d')], [4, 5]),
];
const board = smallBoard(groups);
const loaded: LoadedBoard = { board, config: smallConfig(), at: HOUR };
const remembered: RecalledBoard = {
  source: 'remembered',
  board,
  config: smallConfig(),
  savedAt: HOUR / 2,
  at: HOUR,
};
const sample: RecalledBoard = { source: 'sample', board, config: null, savedAt: null, at: HOUR };
const tick = (hour: number): PublicVotingEvent => ({ type: 'clock.ticked', at: hour * HOUR });

type Snapshot = SnapshotFrom<typeof publicVotingMachine>;
type Walk = Flow['walks'][number];

/** Paths over the list, the tab and the connection; the phase of the vote stays the same. */
const linkWalk: Walk = {
  events: [
    ...listOutcomes(loaded, remembered, httpError({ status: 503 })),
    answered('recallBoard', sample),
    ...tabOutcomes,
    ...linkOutcomes([
      { type: 'time.received', time: { version: 'v1', server_time: HOUR }, at: HOUR },
      { type: 'delta.received', delta: delta([vote('b', 9)]), at: HOUR },
      { type: 'board.received', board, at: HOUR },
      { type: 'board.confirmed', at: HOUR },
    ]),
    tick(1.5),
  ],
  identity: (snapshot) => {
    const { context, value } = snapshot as Snapshot;
    const { source, visible, admitted, online, streamFailures, updates, now } = context;
    return [
      [value.board, value.link, source, visible, admitted, online],
      [Math.min(streamFailures, 2), updates === 'poll', now === HOUR],
    ];
  },
};

/** Paths over the phase of the vote and the shown group; the list loads once. */
const phaseWalk: Walk = {
  events: [
    answered('loadBoard', loaded),
    answered('loadBoard', { ...loaded, board: smallBoard([]) }),
    { type: 'tab.admitted' },
    ...[0.5, 1.5, 3.5, 5.5].map(tick),
    { type: 'group.chosen', group: 2 },
    { type: 'list.entered', group: 1 },
    { type: 'list.left' },
    { type: 'page.touched', at: HOUR },
  ],
  identity: (snapshot) => {
    const { context, value } = snapshot as Snapshot;
    const { group: shown, groupChosen, heldGroup, admitted } = context;
    return [value.phase, shown, groupChosen, heldGroup, admitted];
  },
};

/** Paths where the list may load without the settings. */
const settingsWalk: Walk = {
  events: [
    answered('loadBoard', { ...loaded, config: null }),
    answered('loadBoard', loaded),
    refused('loadBoard', httpError({ status: 503 })),
    answered('recallBoard', remembered),
    ...settingsOutcomes(smallConfig()),
    { type: 'tab.admitted' },
    { type: 'stream.cut' },
    { type: 'retry.requested' },
  ],
  identity: (snapshot) => {
    const { context, value } = snapshot as Snapshot;
    return [value.settings, value.board, context.source, context.config === null, context.admitted];
  },
};

/** Whether the page offers an event; a tab that may vote cannot be admitted again. */
function offered(snapshot: AnyMachineSnapshot, event: ModelEvent): boolean {
  const voting = snapshot as Snapshot;
  const { admitted, visible, board: list, group: shown, heldGroup } = voting.context;
  const usable = admitted && visible;
  switch (event.type) {
    case 'tab.admitted':
      return !admitted;
    case 'group.chosen':
      return usable && list !== null;
    case 'list.entered':
      return usable && heldGroup === null && shown === event['group'];
    case 'list.left':
      return usable && heldGroup !== null && heldGroup === shown;
    case 'page.touched':
      return usable;
    case 'retry.requested':
      return usable && voting.matches({ board: { fallback: 'resting' } });
    case 'refresh.requested':
      return usable && voting.matches({ board: 'fallback' });
    default:
      return true;
  }
}

export const publicVotingFlow: Flow = {
  name: 'publicVoting',
  ...words.publicVotingWords,
  machine: publicVotingMachine,
  walks: [linkWalk, phaseWalk, settingsWalk],
  offered,
  unoffered: [
    'publicVoting.board.ready on retry.requested: publicVoting.board.loading',
    'publicVoting.board.stale on retry.requested: publicVoting.board.loading',
  ],
  replayedBy: 'src/pages/voter/VotePage/VotePage.paths.test.tsx',
  calls: ['loadBoard', 'recallBoard', 'loadSettings'],
  effects: ['rememberBoard', 'reloadPage'],
};
