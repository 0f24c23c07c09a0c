import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import { priceFailed } from './checkoutView.ts';
import type { Checkout } from './useCheckout.ts';

/** Says that the price did not load. */
export function PriceFailure({ checkout }: { checkout: Checkout }) {
  const { t } = useTranslation('pay');
  const failed = useSelector(checkout, priceFailed);
  if (!failed) return null;
  return (
    <RetryPanel
      kind="warning"
      message={t('summary.failed')}
      onRetry={() => checkout.send({ type: 'price.retried' })}
    />
  );
}
