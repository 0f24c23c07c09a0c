import { useTranslation } from 'react-i18next';
import { callbackHref } from '../../../../domain/checkoutAddress.ts';
import { localized } from '../../../../domain/localized.ts';
import { receiptHref } from '../../../../domain/receiptAddress.ts';
import { pagePaths } from '../../../../domain/routes.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { announce } from '../../../components/LiveRegions/announcer.ts';
import { Note } from '../../../components/Note/Note.tsx';
import { PaymentNotice } from '../../../components/PaymentNotice/PaymentNotice.tsx';
import { PaymentReceipt } from '../../../components/PaymentReceipt/PaymentReceipt.tsx';
import { SuccessStage } from '../../../components/SuccessStage/SuccessStage.tsx';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { chooseHref } from '../checkout/checkoutView.ts';
import { useKnown, type Checkout, type CheckoutContext } from '../checkout/useCheckout.ts';
import * as styles from './VotesAdded.css.ts';

type Props = { checkout: Checkout; origin: string };

/** Votes, amount, transaction number and next links. */
export function VotesAdded({ checkout, origin }: Props) {
  const { t } = useTranslation('pay');
  const language = useLanguage();
  const context = useKnown(checkout, (known) => known);
  const { order, contestant } = context;
  if (!order) return null;
  const name = localized(order.participant, 'full_name', language);
  const review = order.status === 'quarantined';
  return (
    <SuccessStage title={t('success.title')} lead={t('success.lead', { count: order.votes_count, name })}>
      <PaymentReceipt
        user={order.participant}
        group={contestant?.group}
        status={review ? 'review' : 'confirmed'}
        votes={order.votes_count}
        baisa={order.quote.total_baisa}
        transactionId={order.transaction_id ?? ''}
        at={order.created_at}
        receiptHref={order.receipt_code === null ? undefined : receiptHref(order.receipt_code)}
        onAnnounce={announce}
      />
      {review && <Note title={t('success.review')}>{t('success.reviewText')}</Note>}
      {order.refund && (
        <PaymentNotice
          kind={order.refund.state === 'due' ? 'secondDue' : 'secondDone'}
          baisa={order.refund.amount_baisa}
        />
      )}
      <NextSteps context={context} origin={origin} />
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
      <Button size="lg" full variant="secondary" href={pagePaths.leaderboard}>
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
