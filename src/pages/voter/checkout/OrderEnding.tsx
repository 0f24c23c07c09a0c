import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { PaymentNotice } from '../../../components/PaymentNotice/PaymentNotice.tsx';
import { chooseHref } from './checkoutView.ts';
import { useKnown, type Checkout, type CheckoutContext } from './useCheckout.ts';

type Props = { checkout: Checkout; kind: 'refunded' | 'expired' | 'stopped' };

/** The order ended without votes: why, where the money is, and how to start again. */
export function OrderEnding({ checkout, kind }: Props) {
  const { t } = useTranslation('pay');
  const context = useKnown(checkout, (known) => known);
  return (
    <PaymentNotice
      kind={noticeOf(kind, context)}
      baisa={context.order?.refund?.amount_baisa}
      action={
        <Button variant="secondary" href={chooseHref(context)}>
          {t('outcome.newOrder')}
        </Button>
      }
    />
  );
}

function noticeOf(kind: Props['kind'], { order }: CheckoutContext) {
  if (kind === 'refunded') return order?.refund?.state === 'due' ? 'refundDue' : 'refundDone';
  if (kind === 'stopped') return 'failed';
  return order?.status !== 'expired' && order?.last_attempt ? order.last_attempt.outcome : 'expired';
}
