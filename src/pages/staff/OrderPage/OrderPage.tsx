import { useMachine } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import type { orderReading } from '../../../machines/staffReading/staffReadingMachine.ts';
import { useOrderWords } from '../OrdersPage/useOrderWords.tsx';
import { RecordView } from '../RecordView/RecordView.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderSteps } from './OrderSteps.tsx';

export type OrderPageProps = {
  order: typeof orderReading;
  /** All orders. */
  backHref: string;
  /** The lines of the audit about it; missing where the person may not read them. */
  auditHref?: string | undefined;
};

/** An order: its facts, and what happened to it. */
export function OrderPage({ order, backHref, auditHref }: OrderPageProps) {
  const { t } = useTranslation('staffOrders');
  const [snapshot, send] = useMachine(order);
  const details = snapshot.context.data?.details ?? null;
  const words = useOrderWords(details?.order.zone);
  return (
    <RecordView
      words={{
        page: t('order.pageTitle'),
        all: t('order.all'),
        refresh: t('order.refresh'),
        loading: t('order.loading'),
        failed: t('order.failed'),
        absent: t('order.absent'),
        absentText: t('order.absentText'),
      }}
      title={details && words.bought(details.order)}
      {...{ backHref, snapshot, send }}
    >
      {details && (
        <>
          <Panel title={t('order.facts')}>
            <OrderFacts details={details} words={words} />
          </Panel>
          <Panel
            title={t('order.steps')}
            hint={t('order.stepsHint', { zone: words.zone(details.order.created_at) })}
          >
            <OrderSteps details={details} words={words} />
            {auditHref !== undefined && (
              <div>
                <Button variant="quiet" href={auditHref}>
                  {t('order.inAudit')}
                </Button>
              </div>
            )}
          </Panel>
        </>
      )}
    </RecordView>
  );
}
