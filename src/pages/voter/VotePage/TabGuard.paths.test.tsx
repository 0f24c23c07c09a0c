/** The paths through the tab guard, walked on the rendered vote page. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { transitionPaths, type ModelEvent } from '../../../../tests/support/model.ts';
import { coverageOf } from '../../../../tests/support/modelCoverage.ts';
import { replayOnPage } from '../../../../tests/support/pageRehearsal.ts';
import { loaded } from '../../../../tests/support/startPublicVoting.ts';
import { actOnGuard, openVotePage } from '../../../../tests/support/votePage.tsx';
import { guardStates, restingIn, restingStates } from '../../../../tests/support/voteStates.ts';
import { languages } from '../../../i18n/language.ts';
import { tabGuardMachine } from '../../../machines/tabGuard/tabGuardMachine.ts';
import { tabGuardOutcomes } from '../../../machines/tabGuard/tabGuardOutcomes.ts';

/** A button that says what it is doing takes no presses. */
const possible = (snapshot: AnyMachineSnapshot, { type }: ModelEvent) =>
  type !== 'retry.requested' || !snapshot.matches({ blocked: 'asking' });

const paths = transitionPaths(tabGuardMachine, { events: tabGuardOutcomes, possible });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the tab guard on the page', () => {
  it('has something to show for every state in which its machine can rest', () => {
    expect(Object.keys(guardStates).toSorted()).toEqual(restingStates(tabGuardMachine).toSorted());
  });

  it('lets its paths reach every state and take every transition', () => {
    const { states, transitions } = coverageOf(tabGuardMachine, paths);
    expect([states.missed, transitions.missed]).toEqual([[], []]);
  });
});

describe.each(languages)('paths through the tab guard, in %s', (language) => {
  it.each(paths.map((path) => [path.description, path] as const))('%s', async (_, path) => {
    const page = openVotePage(language, 'guard');
    await page.voting.answer('loadBoard', loaded);
    const looks = await replayOnPage(
      path,
      (event) => actOnGuard(page, event),
      ({ state }) => {
        for (const name of restingIn(state)) guardStates[name]!({ page });
      },
    );
    expect(looks).toBe(path.steps.length);
  });
});
