import { useMachine } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { pagePaths } from '../../../../domain/routes.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { announce } from '../../../components/LiveRegions/announcer.ts';
import { Reference } from '../../../components/Reference/Reference.tsx';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useLingering } from '../../../components/Skeleton/useLingering.ts';
import { VoteReceipt } from '../../../components/VoteReceipt/VoteReceipt.tsx';
import { EventZone } from '../../../i18n/eventZone.ts';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import type { receiptReading } from '../../../machines/reading/readingMachine.ts';
import * as styles from './ReceiptPage.css.ts';

export type ReceiptPageProps = { receipt: typeof receiptReading };

/** The votes of one receipt in the public ledger (decision D12). */
export function ReceiptPage({ receipt: machine }: ReceiptPageProps) {
  const { t } = useTranslation('receipt');
  useDocumentTitle(t('receipt.pageTitle'));
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1} className={styles.title}>
        {t('receipt.title')}
      </h1>
      <Contents machine={machine} />
    </div>
  );
}

function Contents({ machine }: { machine: typeof receiptReading }) {
  const { t } = useTranslation('receipt');
  const [snapshot, send] = useMachine(machine);
  const lingering = useLingering(snapshot.matches('loading'));
  if (lingering) return <Skeleton kind="row" count={4} label={t('receipt.loading')} />;
  if (snapshot.matches('failed'))
    return (
      <RetryPanel message={t('receipt.loadFailed')} onRetry={() => send({ type: 'retry.requested' })}>
        {snapshot.context.reference === null ? undefined : <Reference id={snapshot.context.reference} />}
      </RetryPanel>
    );
  if (snapshot.matches('missing')) {
    const toBoard = (
      <Button variant="secondary" href={pagePaths.leaderboard}>
        {t('receipt.toBoard')}
      </Button>
    );
    return (
      <EmptyState title={t('receipt.notFound')} action={toBoard}>
        {t('receipt.notFoundText')}
      </EmptyState>
    );
  }
  const { data } = snapshot.context;
  return (
    data && (
      <EventZone zone={data.zone}>
        <VoteReceipt receipt={data} transparencyHref={pagePaths.transparency} onAnnounce={announce} />
      </EventZone>
    )
  );
}
