import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import type { CheckoutContext } from '../../../machines/checkout/checkoutTypes.ts';
import type { OpenCheckoutPage } from '../../../../tests/support/checkout/checkoutPage.tsx';

export type SeenCheckout = {
  snapshot: AnyMachineSnapshot;
  context: CheckoutContext;
  page: OpenCheckoutPage;
};
export type CheckoutLook = (seen: SeenCheckout) => void;

/** The heading and the tab say where one is. */
export const titled =
  (look: CheckoutLook, which?: 'added'): CheckoutLook =>
  (seen) => {
    const { name, words } = seen.page;
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words.title[which ?? name]);
    expect(document.title).toContain(words.tab[which ?? name]);
    look(seen);
  };
