import { PayButton } from '../../../components/PayButton/PayButton.tsx';
import { PaymentNotice } from '../../../components/PaymentNotice/PaymentNotice.tsx';
import { VoteErrorPanel } from '../../../components/VoteErrorPanel/VoteErrorPanel.tsx';
import { awaitsOutcome } from '../../../machines/checkout/checkoutNews.ts';
import { isCharging } from '../checkout/checkoutView.ts';
import { PriceFailure } from '../checkout/PriceFailure.tsx';
import { useCheckoutContext, useCheckoutStep, type Checkout } from '../checkout/useCheckout.ts';
import * as styles from './PaymentPage.css.ts';

/** The last failure, and the pay button once there is an order to pay. */
export function PayAction({ checkout }: { checkout: Checkout }) {
  const state = useCheckoutStep(checkout);
  const total = useCheckoutContext(checkout, ({ order, quote }) => order?.amount_baisa ?? quote?.total_baisa);
  const kind = useCheckoutContext(checkout, ({ order }) => order?.kind);
  return (
    <div className={styles.action}>
      <PaymentFailure checkout={checkout} onRetry={() => checkout.send({ type: 'retry.requested' })} />
      <PriceFailure checkout={checkout} />
      {state.step === 'paying' && (
        <PayButton
          about={kind}
          baisa={total}
          busy={isCharging(state)}
          onPay={() => checkout.send({ type: 'pay.requested' })}
        />
      )}
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
        attempt={tries}
        retryFailed={tries.byHand && tries.state === 'exhausted'}
        userStarted
      />
    );
  }
  if (state.within === 'refused' && refusal) return <VoteErrorPanel error={refusal} />;
  if (step === 'paying' && unknown) return isCharging(state) ? null : <PaymentNotice kind="unknown" />;
  if (step === 'paying' && outcome) {
    return <PaymentNotice kind={outcome} payableUntil={order?.expires_at} />;
  }
  return null;
}
