import { useMachine } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { orderHref, successHref } from '../../../../domain/checkoutAddress.ts';
import type { EntryFee } from '../../../../domain/contract.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { Reference } from '../../../components/Reference/Reference.tsx';
import { useFeeWords } from '../../../components/SubmissionCard/useFeeWords.ts';
import { useEventZone } from '../../../i18n/eventZone.ts';
import type { feeOrderMachine } from '../../../machines/feeOrder/feeOrderMachine.ts';
import * as styles from './SubmissionDetailsPage.css.ts';

type Props = { fee: EntryFee; machine: typeof feeOrderMachine };

/** The entry fee: what it costs and until when, whether it is paid, and the button or the receipt. */
export function FeePanel({ fee, machine }: Props) {
  const { t } = useTranslation('entries');
  const words = useFeeWords(useEventZone());
  return (
    <Panel title={t('fee.title')}>
      <div className={styles.asked}>
        <p>{words.standing(fee)}</p>
        {fee.state === 'due' && <PayFee fee={fee} machine={machine} />}
        {fee.order_id !== null && (
          <Button
            full
            variant="secondary"
            href={fee.state === 'paid' ? successHref(fee.order_id) : orderHref(fee.order_id)}
          >
            {t(fee.state === 'paid' ? 'fee.receipt' : 'fee.refund')}
          </Button>
        )}
      </div>
    </Panel>
  );
}

function PayFee({ fee, machine }: Props) {
  const { t } = useTranslation('entries');
  const words = useFeeWords(useEventZone());
  const [snapshot, send] = useMachine(machine);
  const { sentence, reference } = snapshot.context;
  const failed = snapshot.matches('failed') || snapshot.matches('refused');
  const ordering = snapshot.matches('ordering') || snapshot.matches('leaving');
  return (
    <div className={styles.pay}>
      {failed && (
        <Note alert kind="error" title={t('fee.failed')}>
          <p>{sentence ?? t('fee.failedText')}</p>
          {reference !== null && <Reference id={reference} />}
        </Note>
      )}
      {!snapshot.matches('refused') && (
        <Button
          full
          size="lg"
          busy={ordering ? t('fee.opening') : undefined}
          onClick={() => send({ type: 'fee.requested' })}
        >
          {words.pay(fee)}
        </Button>
      )}
      <p className={styles.words}>{t('fee.later')}</p>
    </div>
  );
}
