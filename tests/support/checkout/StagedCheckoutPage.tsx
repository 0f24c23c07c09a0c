import { useState, type ComponentType } from 'react';
import { PaymentPage } from '../../../src/pages/voter/PaymentPage/PaymentPage.tsx';
import { PaymentSuccessPage } from '../../../src/pages/voter/PaymentSuccessPage/PaymentSuccessPage.tsx';
import { VoteNowPage } from '../../../src/pages/voter/VoteNowPage/VoteNowPage.tsx';
import type { CheckoutMachine } from '../../../src/pages/voter/checkout/useCheckout.ts';
import type { CheckoutPage } from '../../../src/machines/checkout/checkoutTypes.ts';
import { stagedCheckout, type CheckoutStage } from './stagedCheckout.ts';

/** The component of each checkout page, by the page's name in the machine. */
export const checkoutPages: Record<CheckoutPage, ComponentType<{ checkout: CheckoutMachine }>> = {
  votes: VoteNowPage,
  payment: PaymentPage,
  success: ({ checkout }) => <PaymentSuccessPage checkout={checkout} origin={window.location.origin} />,
};

type Props = { page: CheckoutPage; stage: CheckoutStage };

/** Shows a page of the checkout in a given state, for stories. */
export function StagedCheckoutPage({ page, stage }: Props) {
  const [machine] = useState(() => stagedCheckout({ ...stage, recalled: { ...stage.recalled, page } }));
  const Page = checkoutPages[page];
  return <Page checkout={machine} />;
}
