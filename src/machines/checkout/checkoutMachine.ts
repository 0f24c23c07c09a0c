/** Buying votes: how many, who pays, with which card, and what became of it (specification sections 2, 4, 5, 7, 8). */
import { checkoutSetup } from './checkoutSetup.ts';
import { initialCheckout } from './initialCheckout.ts';
import { priceRegion } from './priceRegion.ts';
import { stepsRegion } from './stepsRegion.ts';

export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  type: 'parallel',
  context: initialCheckout,
  states: { steps: stepsRegion, price: priceRegion },
});
