/** Walks the paths of a retried vote on the payment page, which sends it. */
import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { voteRetryFlow } from '../../../../tests/flows/voteRetry/voteRetryFlow.ts';
import * as world from '../../../../tests/support/checkout/checkoutWorld.ts';
import { openCheckoutPage, type OpenCheckoutPage } from '../../../../tests/support/checkout/checkoutPage.tsx';
import {
  absent,
  buttonTimes,
  noAlert,
  ready,
  there,
  thereTimes,
} from '../../../../tests/support/pages/pageLooks.ts';
import { pass } from '../../../../tests/support/pages/pageRehearsal.ts';
import { type Walked, walkOnPage } from '../../../../tests/support/pages/walkOnPage.ts';
import { retryCount, type VoteRetryContext } from '../../../machines/voteRetry/voteRetryTries.ts';
import type { Language } from '../../../i18n/language.ts';

const PAUSE_MS = 500;
type Seen = { context: VoteRetryContext; page: OpenCheckoutPage };

/** The retry button counts the tries. */
function retryLabel({ context, page: { words } }: Seen): RegExp {
  const { number, limit } = retryCount(context);
  return new RegExp(`^${words.retry} \\(${number} \\D+ ${limit}\\)$`);
}

const looks: Record<string, (seen: Seen) => void> = {
  submitting: (seen) => {
    const { words } = seen.page;
    absent(words.retriedAlone);
    if (!seen.context.error) return noAlert();
    there(words.serverError);
    return buttonTimes(retryLabel(seen), 1);
  },
  waiting: (seen) => {
    const { words } = seen.page;
    for (const text of [words.serverError, words.noCharge, words.retriedAlone]) there(text);
    expect(screen.getByRole('button', { name: retryLabel(seen) })).toHaveAttribute('aria-busy', 'true');
  },
  exhausted: (seen) => {
    const { words } = seen.page;
    for (const text of [words.serverError, words.noCharge]) there(text);
    absent(words.retriedAlone);
    ready(retryLabel(seen));
    ready(words.toCard);
    thereTimes(words.retryByHandFailed, seen.context.byHand ? 1 : 0);
  },
  accepted: ({ page: { words } }) => {
    expect(screen.getByTitle(words.cardFrame)).toBeInTheDocument();
    noAlert();
  },
  refused: ({ page: { words } }) => {
    there(words.highlighted);
    expect(screen.getByRole('textbox', { name: words.email })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: words.email })).toHaveValue(world.contact.email);
  },
};

walkOnPage(voteRetryFlow, {
  open: async (language: Language) => {
    const page = openCheckoutPage(language, 'payment', { pauseMs: PAUSE_MS });
    await page.checkout.answer('recallCheckout', world.recalled({ key: world.key, contact: world.contact }));
    await page.checkout.answer('loadContestant', world.met.open);
    const pressRetry = () =>
      fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${page.words.retry}`) }));
    const applyEvent = (event: AnyEventObject) =>
      event.type.startsWith('xstate.after.pause')
        ? pass(PAUSE_MS)
        : page.checkout.happen(event, { 'retry.requested': pressRetry });
    return { ...page, happen: applyEvent };
  },
  looks: Object.fromEntries(
    Object.entries(looks).map(([name, look]) => [
      name,
      ({ snapshot, page }: Walked<OpenCheckoutPage>) =>
        look({ context: snapshot.context as VoteRetryContext, page }),
    ]),
  ),
});
