/** The paths through the checkout, walked on its three rendered pages: gestures, card fields and settled fakes in, visible words out. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  actOnCheckout,
  offeredOnPage,
  openCheckoutPage,
  pageOf,
} from '../../../../tests/support/checkoutPage.tsx';
import { checkoutPaths } from '../../../../tests/support/checkoutPaths.ts';
import { checkoutStates } from '../../../../tests/support/checkoutStates.ts';
import { coverageOf } from '../../../../tests/support/modelCoverage.ts';
import { replayOnPage } from '../../../../tests/support/pageRehearsal.ts';
import { restingIn, restingStates } from '../../../../tests/support/voteStates.ts';
import { languages } from '../../../i18n/language.ts';
import { checkoutMachine } from '../../../machines/checkout/checkoutMachine.ts';

const paths = checkoutPaths(offeredOnPage);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the pages of the checkout', () => {
  it('have something to show for every state in which their machine can rest', () => {
    expect(Object.keys(checkoutStates).toSorted()).toEqual(restingStates(checkoutMachine).toSorted());
  });

  it('let their paths reach every state and take every transition but those that they never offer', () => {
    const { states, transitions } = coverageOf(checkoutMachine, paths);
    expect([states.missed, transitions.missed]).toEqual([
      [],
      [
        'checkout.steps.paying.opening on contact.reopened: no guard holds',
        'checkout.steps.paying.filling on contact.reopened: no guard holds',
        'checkout.steps.paying.declined on contact.reopened: no guard holds',
        'checkout.steps.paying.elsewhere on contact.reopened: no guard holds',
        'checkout.steps.confirming.slow on payment.reopened: no guard holds',
      ],
    ]);
  });
});

describe.each(languages)('paths through the pages, in %s', (language) => {
  it.each(paths.map((path) => [path.description, path] as const))('%s', async (_, path) => {
    const page = openCheckoutPage(language, pageOf(path));
    const looks = await replayOnPage(
      path,
      (event) => actOnCheckout(page, event),
      ({ state: snapshot }) => {
        for (const name of restingIn(snapshot))
          checkoutStates[name]!({ snapshot, context: snapshot.context, page });
      },
    );
    expect(looks).toBe(path.steps.length);
  });
});
