/** The paths through the machine of the vote, walked on the rendered page: gestures and settled fakes in, visible words out. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { httpError } from '../../../../domain/errors.ts';
import { transitionPaths, type ModelEvent } from '../../../../tests/support/model.ts';
import { coverageOf } from '../../../../tests/support/modelCoverage.ts';
import { replayOnPage } from '../../../../tests/support/pageRehearsal.ts';
import {
  delta,
  group,
  HOUR,
  participant,
  smallBoard,
  smallConfig,
  vote,
} from '../../../../tests/support/smallBoard.ts';
import { actOnVote, openVotePage } from '../../../../tests/support/votePage.tsx';
import { lookAtList, restingIn, restingStates, votingStates } from '../../../../tests/support/voteStates.ts';
import { languages } from '../../../i18n/language.ts';
import { publicVotingMachine } from '../../../machines/publicVoting/publicVotingMachine.ts';
import {
  linkOutcomes,
  listOutcomes,
  tabOutcomes,
} from '../../../machines/publicVoting/publicVotingOutcomes.ts';
import type {
  LoadedBoard,
  PublicVotingContext,
  PublicVotingEvent,
  RecalledBoard,
} from '../../../machines/publicVoting/publicVotingTypes.ts';
import { answered } from '../../../machines/worldEvents.ts';
import type { VotingSnapshot } from './usePublicVoting.ts';

const groups = [
  group(1, [participant('a', 2), participant('b', 1)]),
  group(2, [participant('c')]),
  group(3, [participant('d')], [4, 5]),
];
const board = smallBoard(groups);
const loaded: LoadedBoard = { board, config: smallConfig(), etag: '"v1"', at: HOUR };
const remembered: RecalledBoard = {
  source: 'remembered',
  board,
  config: smallConfig(),
  savedAt: HOUR / 2,
  at: HOUR,
};
const sample: RecalledBoard = { source: 'sample', board, config: null, savedAt: null, at: HOUR };
const tick = (hour: number): PublicVotingEvent => ({ type: 'clock.ticked', at: hour * HOUR });

/** What a visitor can do only where the page offers it, and what cannot happen twice. */
function possible(snapshot: unknown, event: ModelEvent): boolean {
  const voting = snapshot as VotingSnapshot;
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
    case 'retry.requested':
      return usable && voting.matches({ board: { fallback: 'resting' } });
    case 'refresh.requested':
      return usable && voting.matches({ board: 'fallback' });
    default:
      return true;
  }
}

const contextOf = (snapshot: unknown) => (snapshot as VotingSnapshot).context;

/** How the list, the tab and the link behave; the phase stands still. */
const linkPaths = transitionPaths(publicVotingMachine, {
  possible,
  events: [
    ...listOutcomes(loaded, remembered, httpError({ status: 503 })),
    answered('recallBoard', sample),
    ...tabOutcomes,
    ...linkOutcomes([
      { type: 'time.received', time: { version: 'v1', server_time: HOUR }, at: HOUR },
      { type: 'delta.received', delta: delta([vote('b', 9)]), at: HOUR },
      { type: 'board.received', board, etag: '"v1"', at: HOUR },
      { type: 'board.confirmed', at: HOUR },
    ]),
    tick(1.5),
  ],
  identity: (snapshot) => {
    const { source, visible, admitted, online, streamFailures, now } = contextOf(snapshot);
    const { board: list, link } = snapshot.value as VotingSnapshot['value'];
    return [list, link, source, visible, admitted, online, Math.min(streamFailures, 2), now === HOUR];
  },
});

/** How the phase and the shown group behave; the list loads once, in the tab that votes. */
const phasePaths = transitionPaths(publicVotingMachine, {
  possible,
  events: [
    answered('loadBoard', loaded),
    answered('loadBoard', { ...loaded, board: smallBoard([]) }),
    { type: 'tab.admitted' },
    ...[0.5, 1.5, 3.5, 5.5].map(tick),
    { type: 'group.chosen', group: 2 },
    { type: 'list.entered', group: 1 },
    { type: 'list.left' },
  ],
  identity: (snapshot) => {
    const { group: shown, groupChosen, heldGroup, admitted } = contextOf(snapshot);
    return [(snapshot.value as VotingSnapshot['value']).phase, shown, groupChosen, heldGroup, admitted];
  },
});

const paths = [...linkPaths, ...phasePaths];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the page of the public vote', () => {
  it('has something to show for every state in which its machine can rest', () => {
    expect(Object.keys(votingStates).toSorted()).toEqual(restingStates(publicVotingMachine).toSorted());
  });

  it('lets its paths reach every state and take every transition but those that it never offers', () => {
    const { states, transitions } = coverageOf(publicVotingMachine, paths);
    expect([states.missed, transitions.missed]).toEqual([
      [],
      [
        'publicVoting.board.ready on retry.requested: publicVoting.board.loading',
        'publicVoting.board.stale on retry.requested: publicVoting.board.loading',
      ],
    ]);
  });
});

describe.each(languages)('paths through the page, in %s', (language) => {
  it.each(paths.map((path) => [path.description, path] as const))('%s', async (_, path) => {
    const page = openVotePage(language, 'voting');
    const looks = await replayOnPage(
      path,
      (event) => actOnVote(page, event),
      ({ state }) => {
        const context = state.context as PublicVotingContext;
        for (const name of restingIn(state)) votingStates[name]!({ snapshot: state, context, page });
        lookAtList(context, page);
      },
    );
    expect(looks).toBe(path.steps.length);
  });
});
