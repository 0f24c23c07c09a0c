import { useSelector } from '@xstate/react';
import { PayButton } from '../../../components/PayButton/PayButton.tsx';
import { PaymentNotice } from '../../../components/PaymentNotice/PaymentNotice.tsx';
import { VoteErrorPanel } from '../../../components/VoteErrorPanel/VoteErrorPanel.tsx';
import { EventZone } from '../../../i18n/eventZone.ts';
import { awaitsOutcome } from '../../../machines/checkout/checkoutNews.ts';
import { VOTE_RETRIES } from '../../../machines/voteRetry/voteRetryTries.ts';
import { isCharging, isPlacing, isPricing } from '../checkout/checkoutView.ts';
import { PriceFailure } from '../checkout/PriceFailure.tsx';
import { useCheckoutContext, useCheckoutStep, type Checkout } from '../checkout/useCheckout.ts';
import * as styles from './PaymentPage.css.ts';

type Props = { checkout: Checkout; onSubmit: () => void };

/** The pay button, with the last failure above it. */
export function PayAction({ checkout, onSubmit }: Props) {
  const state = useCheckoutStep(checkout);
  const quote = useCheckoutContext(checkout, (context) => context.quote);
  const pricing = useSelector(checkout, isPricing);
  const exhausted = useCheckoutContext(checkout, ({ tries }) => tries?.state === 'exhausted');
  const retry = () => checkout.send({ type: 'retry.requested' });
  const pay = () => checkout.send({ type: 'pay.requested' });
  const placing = isPlacing(state);
  const press = state.step === 'contact' ? onSubmit : placing ? retry : pay;
  return (
    <div className={styles.action}>
      <PaymentFailure checkout={checkout} onRetry={retry} />
      <PriceFailure checkout={checkout} />
      <PayButton
        baisa={pricing ? undefined : quote?.total_baisa}
        busy={isCharging(state)}
        preparing={placing && !exhausted}
        onPay={press}
      />
    </div>
  );
}

function PaymentFailure({ checkout, onRetry }: { checkout: Checkout; onRetry: () => void }) {
  const state = useCheckoutStep(checkout);
  const { step } = state;
  const unknown = useCheckoutContext(checkout, awaitsOutcome);
  const tries = useCheckoutContext(checkout, (context) => context.tries);
  const refusal = useCheckoutContext(checkout, (context) => context.refusal);
  const outcome = useCheckoutContext(checkout, (context) => context.outcome);
  const order = useCheckoutContext(checkout, (context) => context.order);
  if (step === 'placing' && tries) {
    return (
      <VoteErrorPanel
        error={tries.error}
        onRetry={onRetry}
        retrying={tries.state !== 'exhausted'}
        waiting={tries.state === 'waiting'}
        attempt={{ number: tries.number, limit: VOTE_RETRIES }}
        retryFailed={tries.byHand && tries.state === 'exhausted'}
        userStarted
      />
    );
  }
  if (step === 'contact' && refusal) return <VoteErrorPanel error={refusal} />;
  if (step === 'paying' && unknown) return isCharging(state) ? null : <PaymentNotice kind="unknown" />;
  if (step === 'paying' && outcome) {
    return (
      <EventZone zone={order?.zone}>
        <PaymentNotice kind={outcome} payableUntil={order?.expires_at} />
      </EventZone>
    );
  }
  return null;
}
