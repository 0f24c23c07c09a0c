import Clock from '@lucide/icons/icons/clock';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { boardHref } from '../../../../domain/boardAddress.ts';
import { submissionDetailsHref } from '../../../../domain/submissionAddress.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { CheckoutLayout } from '../../../components/CheckoutLayout/CheckoutLayout.tsx';
import { ConfirmingPanel } from '../../../components/ConfirmingPanel/ConfirmingPanel.tsx';
import { announce } from '../../../components/LiveRegions/announcer.ts';
import { Note } from '../../../components/Note/Note.tsx';
import { PaymentNotice } from '../../../components/PaymentNotice/PaymentNotice.tsx';
import { orderRanOut } from '../../../machines/checkout/checkoutNews.ts';
import { chooseHref, isOutcome, isSaleOver, summaryOf } from './checkoutView.ts';
import { FeeFrame } from './FeeFrame.tsx';
import * as styles from './OrderOutcome.css.ts';
import { useCheckoutContext, useCheckoutStep, type Checkout, type CheckoutContext } from './useCheckout.ts';
import { useSaleSentence } from './useSaleSentence.ts';

type Props = { checkout: Checkout; title: string };

/** The order can no longer be paid: its outcome is known, or is being checked. */
export function OrderOutcome({ checkout, title }: Props) {
  const { step } = useCheckoutStep(checkout);
  const order = useCheckoutContext(checkout, (context) => context.order);
  const summary = useSummary(checkout);
  if (!isOutcome(step)) return null;
  const outcome = (
    <>
      {step === 'confirming' && <Confirming checkout={checkout} />}
      {step === 'complete' && <Complete checkout={checkout} />}
      {step !== 'confirming' && step !== 'complete' && <OrderEnding checkout={checkout} kind={step} />}
    </>
  );
  if (order?.kind === 'fee')
    return (
      <FeeFrame order={order} title={title}>
        {outcome}
      </FeeFrame>
    );
  if (!summary) return null;
  return (
    <CheckoutLayout step="payment" title={title} summary={summary} action={null}>
      {outcome}
    </CheckoutLayout>
  );
}

function useSummary(checkout: Checkout) {
  useCheckoutContext(checkout, ({ order }) => order);
  return summaryOf(checkout.getSnapshot().context);
}

function Confirming({ checkout }: { checkout: Checkout }) {
  const { t } = useTranslation('pay');
  const { within } = useCheckoutStep(checkout);
  const payable = useCheckoutContext(
    checkout,
    (context) => Boolean(context.order?.payment) && !orderRanOut(context),
  );
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

type OrderEndingProps = { checkout: Checkout; kind: 'refunded' | 'expired' | 'stopped' };

/** The order ended without votes or a paid fee: why, where the money is, and how to start again. */
function OrderEnding({ checkout, kind }: OrderEndingProps) {
  const context = useCheckoutContext(checkout, (known) => known);
  const over = useSelector(checkout, isSaleOver);
  const sentence = useSaleSentence(checkout);
  return (
    <>
      <PaymentNotice
        kind={noticeOf(kind, context)}
        about={context.order?.kind}
        baisa={context.order?.refund?.amount_baisa}
        action={<NextOrder context={context} over={over} />}
      />
      {over && sentence !== undefined && <Note icon={Clock} title={sentence} />}
    </>
  );
}

function NextOrder({ context, over }: { context: CheckoutContext; over: boolean }) {
  const { t } = useTranslation('pay');
  const { order } = context;
  if (order?.kind === 'fee')
    return (
      <Button variant="secondary" href={submissionDetailsHref(order.entry_id)}>
        {t('fee.toEntry')}
      </Button>
    );
  return (
    <Button
      variant="secondary"
      href={over ? boardHref('leaderboard', context.contestant?.competition) : chooseHref(context)}
    >
      {t(over ? 'success.leaderboard' : 'outcome.newOrder')}
    </Button>
  );
}

function noticeOf(kind: OrderEndingProps['kind'], { order }: CheckoutContext) {
  if (kind === 'refunded') return order?.refund?.state === 'due' ? 'refundDue' : 'refundDone';
  if (kind === 'stopped') return 'failed';
  return order?.status !== 'expired' && order?.last_attempt ? order.last_attempt.outcome : 'expired';
}
