/** The paths through the tries of a vote, walked on the page of the payment, which sends it. */
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as world from '../../../../tests/support/checkoutWorld.ts';
import { openCheckoutPage, type OpenCheckoutPage } from '../../../../tests/support/checkoutPage.tsx';
import { transitionPaths } from '../../../../tests/support/model.ts';
import { coverageOf } from '../../../../tests/support/modelCoverage.ts';
import {
  absent,
  buttonTimes,
  noAlert,
  ready,
  there,
  thereTimes,
} from '../../../../tests/support/pageLooks.ts';
import { pass, replayOnPage } from '../../../../tests/support/pageRehearsal.ts';
import { restingIn, restingStates } from '../../../../tests/support/voteStates.ts';
import { languages } from '../../../i18n/language.ts';
import { retryNumber } from '../../../machines/voteRetry/voteRetryTries.ts';
import type { VoteRetryContext } from '../../../machines/voteRetry/voteRetryTypes.ts';
import { voteRetryMachine } from '../../../machines/voteRetry/voteRetryMachine.ts';
import { voteRetryOutcomes } from '../../../machines/voteRetry/voteRetryOutcomes.ts';

const PAUSE_MS = 500;
const refusal = world.answers.invalid.error;
const paths = transitionPaths(voteRetryMachine, {
  events: voteRetryOutcomes(world.order, world.failure, refusal),
});

type Seen = { context: VoteRetryContext; page: OpenCheckoutPage };

/** How often it was tried is counted on the one button that tries again. */
function counted({ context, page: { words } }: Seen): RegExp {
  return new RegExp(`^${words.retry} \\(${retryNumber(context)} \\D+ 5\\)$`);
}

const looks: Record<string, (seen: Seen) => void> = {
  submitting: (seen) => {
    const { words } = seen.page;
    absent(words.retriedAlone);
    if (!seen.context.error) return noAlert();
    there(words.serverError);
    return buttonTimes(counted(seen), 1);
  },
  waiting: (seen) => {
    const { words } = seen.page;
    for (const text of [words.serverError, words.noCharge, words.retriedAlone]) there(text);
    expect(screen.getByRole('button', { name: counted(seen) })).toHaveAttribute('aria-busy', 'true');
  },
  exhausted: (seen) => {
    const { words } = seen.page;
    for (const text of [words.serverError, words.noCharge]) there(text);
    absent(words.retriedAlone);
    ready(counted(seen));
    ready(words.toCard);
    thereTimes(words.retryByHandFailed, seen.context.byHand ? 1 : 0);
  },
  accepted: ({ page: { words } }) => {
    expect(screen.getByTitle(words.cardFrame)).toBeInTheDocument();
    noAlert();
  },
  refused: ({ page: { words } }) => {
    there(words.refused);
    expect(screen.getByRole('textbox', { name: words.email })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: words.email })).toHaveValue(world.contact.email);
  },
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the tries of a vote on the page', () => {
  it('have something to show in every state in which they can rest', () => {
    expect(Object.keys(looks).toSorted()).toEqual(restingStates(voteRetryMachine).toSorted());
  });

  it('reach every state and take every transition', () => {
    const { states, transitions } = coverageOf(voteRetryMachine, paths);
    expect([states.missed, transitions.missed]).toEqual([[], []]);
  });
});

describe.each(languages)('paths through the tries, in %s', (language) => {
  it.each(paths.map((path) => [path.description, path] as const))('%s', async (_, path) => {
    const page = openCheckoutPage(language, 'payment', { pauseMs: PAUSE_MS });
    await page.checkout.answer('recallCheckout', world.recalled({ key: world.key, contact: world.contact }));
    await page.checkout.answer('loadContestant', world.met.open);
    const retry = () =>
      fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${page.words.retry}`) }));
    const looked = await replayOnPage(
      path,
      (event) =>
        event.type.startsWith('xstate.after.pause')
          ? pass(PAUSE_MS)
          : page.checkout.happen(event, { 'retry.requested': retry }),
      ({ state }) => {
        const context = state.context as VoteRetryContext;
        for (const name of restingIn(state)) looks[name]!({ context, page });
      },
    );
    expect(looked).toBe(path.steps.length);
  });
});
