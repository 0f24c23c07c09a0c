import { useTranslation } from 'react-i18next';
import { callbackHref } from '../../../../domain/checkoutAddress.ts';
import { localized } from '../../../../domain/localized.ts';
import { receiptHref } from '../../../../domain/receiptAddress.ts';
import { boardHref } from '../../../../domain/boardAddress.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { announce } from '../../../components/LiveRegions/announcer.ts';
import { Note } from '../../../components/Note/Note.tsx';
import { PaymentNotice } from '../../../components/PaymentNotice/PaymentNotice.tsx';
import { PaymentReceipt } from '../../../components/PaymentReceipt/PaymentReceipt.tsx';
import { SuccessStage } from '../../../components/SuccessStage/SuccessStage.tsx';
import { EventZone } from '../../../i18n/eventZone.ts';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { FeePaid } from './FeePaid.tsx';
import { CheckoutNotice } from '../checkout/CheckoutNotice.tsx';
import { chooseHref, isOutcome } from '../checkout/checkoutView.ts';
import { OrderOutcome } from '../checkout/OrderOutcome.tsx';
import {
  useCheckout,
  useCheckoutContext,
  useCheckoutStep,
  type Checkout,
  type CheckoutContext,
  type CheckoutMachine,
} from '../checkout/useCheckout.ts';
import { useViewFocus } from '../../useViewFocus.ts';
import * as styles from './PaymentSuccessPage.css.ts';

export type PaymentSuccessPageProps = {
  checkout: CheckoutMachine;
  /** Origin of this site: a callback to another site is refused. */
  origin: string;
};

/** Step 4: the votes are counted (specification section 2 "Payment success"), or the fee is paid (decision D193). */
export function PaymentSuccessPage({ checkout: machine, origin }: PaymentSuccessPageProps) {
  const { t } = useTranslation('pay');
  const checkout = useCheckout(machine);
  const { step } = useCheckoutStep(checkout);
  const settled = step === 'settled';
  const order = useCheckoutContext(checkout, (context) => context.order);
  const isFee = order?.kind === 'fee';
  const titles = isFee ? feeTitles : voteTitles;
  useDocumentTitle(t(settled ? titles.settled : titles.open));
  useViewFocus(step);
  if (settled && isFee) return <FeePaid order={order} />;
  if (settled) return <VotesAdded checkout={checkout} origin={origin} />;
  if (isOutcome(step)) return <OrderOutcome checkout={checkout} title={t(titles.heading)} />;
  return <CheckoutNotice checkout={checkout} title={t(titles.heading)} />;
}

const voteTitles = { open: 'pay.pageTitle', settled: 'success.pageTitle', heading: 'pay.title' } as const;
const feeTitles = { open: 'fee.pageTitle', settled: 'fee.paidPageTitle', heading: 'fee.title' } as const;

type VotesAddedProps = { checkout: Checkout; origin: string };

/** Votes, amount, transaction number and next links. */
function VotesAdded({ checkout, origin }: VotesAddedProps) {
  const { t } = useTranslation('pay');
  const language = useLanguage();
  const context = useCheckoutContext(checkout, (known) => known);
  const { order, contestant } = context;
  if (!order || order.votes_count === null) return null;
  const name = localized(order.participant, 'full_name', language);
  const review = order.status === 'quarantined';
  return (
    <SuccessStage title={t('success.title')} lead={t('success.lead', { count: order.votes_count, name })}>
      <EventZone zone={order.zone}>
        <PaymentReceipt
          user={order.participant}
          group={contestant?.group}
          status={review ? 'review' : 'confirmed'}
          bought={{ votes: order.votes_count }}
          baisa={order.amount_baisa}
          transactionId={order.transaction_id ?? ''}
          at={order.created_at}
          receiptHref={order.receipt_code === null ? undefined : receiptHref(order.receipt_code)}
          onAnnounce={announce}
        />
      </EventZone>
      {review && <Note title={t('success.review')}>{t('success.reviewText')}</Note>}
      {order.refund && (
        <PaymentNotice
          kind={order.refund.state === 'due' ? 'secondDue' : 'secondDone'}
          baisa={order.refund.amount_baisa}
        />
      )}
      <NextSteps context={context} origin={origin} />
      <p className={styles.mailed}>{t('success.mailed')}</p>
    </SuccessStage>
  );
}

function NextSteps({ context, origin }: { context: CheckoutContext; origin: string }) {
  const { t } = useTranslation('pay');
  const back = callbackHref(context.callback, origin, context.orderId ?? '');
  return (
    <div className={styles.actions}>
      <Button size="lg" full href={chooseHref(context)}>
        {t('success.continue')}
      </Button>
      <Button
        size="lg"
        full
        variant="secondary"
        href={boardHref('leaderboard', context.contestant?.competition)}
      >
        {t('success.leaderboard')}
      </Button>
      {back !== undefined && (
        <Button full variant="quiet" href={back}>
          {t('success.back')}
        </Button>
      )}
    </div>
  );
}
