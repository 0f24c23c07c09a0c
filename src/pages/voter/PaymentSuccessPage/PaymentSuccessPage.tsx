import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import { CheckoutNotice } from '../checkout/CheckoutNotice.tsx';
import { isOutcome } from '../checkout/checkoutView.ts';
import { OrderOutcome } from '../checkout/OrderOutcome.tsx';
import { useCheckout, useStep, type CheckoutMachine } from '../checkout/useCheckout.ts';
import { useViewFocus } from '../checkout/useViewFocus.ts';
import { VotesAdded } from './VotesAdded.tsx';

export type PaymentSuccessPageProps = {
  checkout: CheckoutMachine;
  /** Origin of this site: a callback to another site is refused. */
  origin: string;
};

/** Step 4: the votes are counted (specification section 2 "Payment success"). */
export function PaymentSuccessPage({ checkout: machine, origin }: PaymentSuccessPageProps) {
  const { t } = useTranslation('pay');
  const checkout = useCheckout(machine);
  const { step } = useStep(checkout);
  const settled = step === 'settled';
  useDocumentTitle(t(settled ? 'success.pageTitle' : 'pay.pageTitle'));
  useViewFocus(step);
  if (settled) return <VotesAdded checkout={checkout} origin={origin} />;
  if (isOutcome(step)) return <OrderOutcome checkout={checkout} title={t('pay.title')} />;
  return <CheckoutNotice checkout={checkout} title={t('pay.title')} />;
}
