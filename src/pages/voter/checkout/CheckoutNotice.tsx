import { useTranslation } from 'react-i18next';
import { boardHref } from '../../../../domain/boardAddress.ts';
import { referenceOf } from '../../../../domain/errorReference.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { Reference } from '../../../components/Reference/Reference.tsx';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useLingering } from '../../../components/Skeleton/useLingering.ts';
import { VoteSteps, type VoteStep } from '../../../components/VoteSteps/VoteSteps.tsx';
import { isPassing, mayLoad } from './checkoutView.ts';
import * as styles from './CheckoutNotice.css.ts';
import { useCheckoutContext, useCheckoutStep, type Checkout } from './useCheckout.ts';
import { useSaleSentence } from './useSaleSentence.ts';

type Props = {
  checkout: Checkout;
  title: string;
  /** The step to come, if any: its bars reserve their room above the title. */
  nextStep?: VoteStep;
};

/** A checkout page with nothing to choose or pay: still loading, or unavailable. */
export function CheckoutNotice({ checkout, title, nextStep }: Props) {
  const { step } = useCheckoutStep(checkout);
  return (
    <div className={styles.page}>
      {nextStep && mayLoad(step) && <VoteSteps current={nextStep} />}
      <h1 tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <Reason checkout={checkout} />
    </div>
  );
}

function Reason({ checkout }: { checkout: Checkout }) {
  const { t } = useTranslation(['pay', 'vote', 'common']);
  const { step } = useCheckoutStep(checkout);
  const reference =
    useCheckoutContext(checkout, ({ failure }) => failure && referenceOf(failure)) ?? undefined;
  const lingering = useLingering(isPassing(step));
  const retry = () => checkout.send({ type: 'retry.requested' });
  if (lingering) return <Skeleton kind="row" count={4} label={t('common:loading')} />;
  if (step === 'contestantFailed' || step === 'orderFailed')
    return (
      <RetryPanel
        message={t(step === 'contestantFailed' ? 'vote:fallback.loadFailed' : 'order.loadFailed')}
        onRetry={retry}
      >
        {reference === undefined ? undefined : <Reference id={reference} />}
      </RetryPanel>
    );
  if (step === 'unknownOrder') {
    return (
      <EmptyState title={t('order.unknown')} action={<ToLeaderboard />}>
        {t('order.unknownText')}
      </EmptyState>
    );
  }
  if (step === 'unknownContestant') {
    return (
      <EmptyState title={t('choose.noContestant')} action={<ToLeaderboard choose />}>
        {t('choose.noContestantText')}
      </EmptyState>
    );
  }
  if (step !== 'closed') return null;
  return <Closed checkout={checkout} />;
}

function Closed({ checkout }: { checkout: Checkout }) {
  const { t } = useTranslation('pay');
  const sentence = useSaleSentence(checkout);
  const competition = useCheckoutContext(checkout, ({ contestant }) => contestant?.competition);
  return (
    <div role="alert">
      <Note
        kind="warning"
        title={t('submission.notAllowed')}
        action={<ToLeaderboard competition={competition} />}
      >
        {sentence !== undefined && <p>{sentence}</p>}
        <p>{t('submission.noCharge')}</p>
      </Note>
    </div>
  );
}

type ToLeaderboardProps = { choose?: boolean; competition?: string | undefined };

function ToLeaderboard({ choose = false, competition }: ToLeaderboardProps) {
  const { t } = useTranslation('pay');
  return (
    <Button variant={choose ? 'primary' : 'secondary'} href={boardHref('leaderboard', competition)}>
      {t(choose ? 'choose.toList' : 'success.leaderboard')}
    </Button>
  );
}
