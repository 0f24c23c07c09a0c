/**
 * Walks the paths of the checkout on its three pages: gestures, card events and settled fakes in, visible text
 * out.
 */
import type { AnyEventObject } from 'xstate';
import { checkoutFlow } from '../../../../tests/flows/checkout/checkoutFlow.ts';
import {
  actOnCheckout,
  type OpenCheckoutPage,
  openCheckoutPage,
  pageOf,
} from '../../../../tests/support/checkout/checkoutPage.tsx';
import { checkoutStates } from './checkoutStates.support.ts';
import { type Walked, walkOnPage } from '../../../../tests/support/pages/walkOnPage.ts';
import type { CheckoutContext } from '../../../machines/checkout/checkoutTypes.ts';
import type { Language } from '../../../i18n/language.ts';
import type { ModelPath } from '../../../../tests/support/models/model.ts';

walkOnPage(checkoutFlow, {
  open: async (language: Language, path: ModelPath) => {
    const page = openCheckoutPage(language, pageOf(path));
    return { ...page, happen: (event: AnyEventObject) => actOnCheckout(page, event) };
  },
  looks: Object.fromEntries(
    Object.entries(checkoutStates).map(([name, look]) => [
      name,
      ({ snapshot, page }: Walked<OpenCheckoutPage>) =>
        look({ snapshot, context: snapshot.context as CheckoutContext, page }),
    ]),
  ),
});
