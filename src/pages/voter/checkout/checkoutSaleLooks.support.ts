/** What the checkout pages show of the sale: a countdown before the close, and when the vote continues after it. */
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { absent, there } from '../../../../tests/support/pages/pageLooks.ts';
import type { CheckoutLook, SeenCheckout } from './checkoutFormLooks.support.ts';

const timers = () => screen.queryAllByRole('timer').map((timer) => timer.textContent);

const isPaying = ({ snapshot }: SeenCheckout) => snapshot.matches({ steps: 'paying' });

export const withoutCountdown: CheckoutLook = () => expect(timers()).toEqual([]);

/** Four minutes remain for the group. An order placed now has nine. */
export const lookAtClosing: CheckoutLook = (seen) => {
  const { words } = seen.page;
  expect(timers()).toEqual([isPaying(seen) ? '09:00' : '04:00']);
  there(isPaying(seen) ? words.orderEnds : words.groupEnds);
  absent(words.placedInTime);
};

export const lookAtClosed: CheckoutLook = (seen) => {
  const { context, page, snapshot } = seen;
  const { words } = page;
  if (isPaying(seen)) {
    expect(timers()).toEqual(['05:00']);
    return there(words.placedInTime);
  }
  expect(timers()).toEqual([]);
  const isEnding = ['closed', 'refunded', 'expired', 'stopped'].some((steps) => snapshot.matches({ steps }));
  if (!isEnding) return absent(words.groupClosed);
  if (context.sale?.competes === false) return there(words.outOfCompetition);
  there(context.sale!.now < context.sale!.window.opensAt ? words.groupOpens : words.groupClosed);
};
