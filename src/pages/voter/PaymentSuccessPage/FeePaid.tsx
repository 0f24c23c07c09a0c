import { useTranslation } from 'react-i18next';
import type { Order } from '../../../../domain/contract.ts';
import { localized } from '../../../../domain/localized.ts';
import { submissionDetailsHref } from '../../../../domain/submissionAddress.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { announce } from '../../../components/LiveRegions/announcer.ts';
import { PaymentNotice } from '../../../components/PaymentNotice/PaymentNotice.tsx';
import { PaymentReceipt } from '../../../components/PaymentReceipt/PaymentReceipt.tsx';
import { SuccessStage } from '../../../components/SuccessStage/SuccessStage.tsx';
import { EventZone } from '../../../i18n/eventZone.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import * as styles from './PaymentSuccessPage.css.ts';

/** The receipt of an entry fee, and the way back to the entry. */
export function FeePaid({ order }: { order: Order }) {
  const { t } = useTranslation('pay');
  const language = useLanguage();
  const competition = localized(order.competition, 'name', language);
  return (
    <SuccessStage title={t('fee.paidTitle')} lead={t('fee.paidLead', { name: competition })}>
      <EventZone zone={order.zone}>
        <PaymentReceipt
          user={order.participant}
          status="feePaid"
          bought={{ competition }}
          baisa={order.amount_baisa}
          transactionId={order.transaction_id ?? ''}
          at={order.paid_at ?? order.created_at}
          onAnnounce={announce}
        />
      </EventZone>
      {order.refund && (
        <PaymentNotice
          kind={order.refund.state === 'due' ? 'secondDue' : 'secondDone'}
          about="fee"
          baisa={order.refund.amount_baisa}
        />
      )}
      <div className={styles.actions}>
        <Button size="lg" full href={submissionDetailsHref(order.entry_id)}>
          {t('fee.toEntry')}
        </Button>
      </div>
      <p className={styles.mailed}>{t('fee.mailed')}</p>
    </SuccessStage>
  );
}
