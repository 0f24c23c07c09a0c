/** The paths through the machine of the vote, walked on the rendered page: gestures and settled fakes in, visible words out. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ModelEvent } from '../../../../tests/support/model.ts';
import { coverageOf } from '../../../../tests/support/modelCoverage.ts';
import { replayOnPage } from '../../../../tests/support/pageRehearsal.ts';
import { actOnVote, openVotePage } from '../../../../tests/support/votePage.tsx';
import { votePaths } from '../../../../tests/support/votePaths.ts';
import { lookAtList, restingIn, restingStates, votingStates } from '../../../../tests/support/voteStates.ts';
import { languages } from '../../../i18n/language.ts';
import { publicVotingMachine } from '../../../machines/publicVoting/publicVotingMachine.ts';
import type { PublicVotingContext } from '../../../machines/publicVoting/publicVotingTypes.ts';
import type { VotingSnapshot } from './usePublicVoting.ts';

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

const paths = votePaths(possible);

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
