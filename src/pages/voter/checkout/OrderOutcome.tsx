import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { CheckoutLayout } from '../../../components/CheckoutLayout/CheckoutLayout.tsx';
import { ConfirmingPanel } from '../../../components/ConfirmingPanel/ConfirmingPanel.tsx';
import { announce } from '../../../components/LiveRegions/announcer.ts';
import { Note } from '../../../components/Note/Note.tsx';
import { OrderEnding } from './OrderEnding.tsx';
import { isOutcome, summaryOf } from './checkoutView.ts';
import * as styles from './OrderOutcome.css.ts';
import { useKnown, useStep, type Checkout } from './useCheckout.ts';

type Props = { checkout: Checkout; title: string };

/** The order can no longer be paid: its outcome is known, or is being checked. */
export function OrderOutcome({ checkout, title }: Props) {
  const { step } = useStep(checkout);
  const summary = useSummary(checkout);
  if (!summary || !isOutcome(step)) return null;
  return (
    <CheckoutLayout step="payment" title={title} summary={summary} action={null}>
      {step === 'confirming' && <Confirming checkout={checkout} />}
      {step === 'complete' && <Complete checkout={checkout} />}
      {step !== 'confirming' && step !== 'complete' && <OrderEnding checkout={checkout} kind={step} />}
    </CheckoutLayout>
  );
}

function useSummary(checkout: Checkout) {
  useKnown(checkout, ({ order }) => order);
  return summaryOf(checkout.getSnapshot().context);
}

function Confirming({ checkout }: { checkout: Checkout }) {
  const { t } = useTranslation('pay');
  const { within } = useStep(checkout);
  const payable = useKnown(checkout, ({ order }) => Boolean(order?.payment));
  const state = within === 'slow' || within === 'offline' ? within : 'waiting';
  useEffect(() => announce(t(state === 'waiting' ? 'confirming.title' : 'confirming.slowTitle')), [t, state]);
  return (
    <>
      <ConfirmingPanel state={state} onCheck={() => checkout.send({ type: 'check.requested' })} />
      {state === 'slow' && payable && (
        <div className={styles.reopen}>
          <Button variant="quiet" onClick={() => checkout.send({ type: 'payment.reopened' })}>
            {t('confirming.reopen')}
          </Button>
        </div>
      )}
    </>
  );
}

function Complete({ checkout }: { checkout: Checkout }) {
  const { t } = useTranslation('pay');
  useEffect(() => announce(t('success.redirecting')), [t]);
  return (
    <Note
      kind="success"
      title={t('success.redirecting')}
      action={
        <Button variant="secondary" onClick={() => checkout.send({ type: 'go.requested' })}>
          {t('success.goNow')}
        </Button>
      }
    />
  );
}
