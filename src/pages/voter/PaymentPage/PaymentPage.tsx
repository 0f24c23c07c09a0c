import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import { CheckoutNotice } from '../checkout/CheckoutNotice.tsx';
import { isOutcome } from '../checkout/checkoutView.ts';
import { OrderOutcome } from '../checkout/OrderOutcome.tsx';
import { useCheckout, useKnown, useStep, type CheckoutMachine } from '../checkout/useCheckout.ts';
import { useViewFocus } from '../checkout/useViewFocus.ts';
import { PaymentForm } from './PaymentForm.tsx';
import { isPaying } from './paymentView.ts';

export type PaymentPageProps = { checkout: CheckoutMachine };

/** Step 3: contact, card and outcome (specification section 2 "Payment"). */
export function PaymentPage({ checkout: machine }: PaymentPageProps) {
  const { t } = useTranslation('pay');
  const checkout = useCheckout(machine);
  const { step } = useStep(checkout);
  const failed = useKnown(checkout, ({ refusal, outcome, judged }) =>
    Boolean(refusal ?? outcome ?? judged.length > 0),
  );
  const title = t('pay.title');
  useDocumentTitle(t('pay.pageTitle'), failed && isPaying(step) ? 'failed' : 'page');
  useViewFocus(isPaying(step) ? 'paying' : step);
  if (isPaying(step)) return <PaymentForm checkout={checkout} title={title} />;
  if (isOutcome(step)) return <OrderOutcome checkout={checkout} title={title} />;
  return <CheckoutNotice checkout={checkout} title={title} comes="payment" />;
}
