import { useMachine } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { Receipt } from '../../../../domain/contract.ts';
import { receiptHref } from '../../../../domain/receiptAddress.ts';
import { pagePaths } from '../../../../domain/routes.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { announce } from '../../../components/LiveRegions/announcer.ts';
import { Reference } from '../../../components/Reference/Reference.tsx';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useLingering } from '../../../components/Skeleton/useLingering.ts';
import { VoicePrint } from '../../../components/VoicePrint/VoicePrint.tsx';
import { VoteReceipt } from '../../../components/VoteReceipt/VoteReceipt.tsx';
import { EventZone } from '../../../i18n/eventZone.ts';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import type { receiptReading } from '../../../machines/reading/readingMachine.ts';
import * as styles from './ReceiptPage.css.ts';

export type ReceiptPageProps = {
  receipt: typeof receiptReading;
  /** The receipt known before the first request. */
  atHand?: Receipt | undefined;
  /** Whether the server said that no receipt has this code. */
  missing?: boolean;
};

/** The votes of one receipt in the public ledger (decision D12). */
export function ReceiptPage({ missing = false, ...reading }: ReceiptPageProps) {
  const { t } = useTranslation('receipt');
  useDocumentTitle(t('receipt.pageTitle'));
  return missing ? <MissingReceipt /> : <ReadReceipt {...reading} />;
}

function ReadReceipt({ receipt: machine, atHand }: Omit<ReceiptPageProps, 'missing'>) {
  const { t } = useTranslation('receipt');
  const [snapshot, send] = useMachine(machine);
  const lingering = useLingering(snapshot.matches('loading') && !atHand);
  if (snapshot.matches('missing')) return <MissingReceipt />;
  const { reference } = snapshot.context;
  const data = snapshot.context.data ?? atHand;
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1} className={styles.title}>
        {t('receipt.title')}
      </h1>
      {lingering && <Skeleton kind="row" count={4} label={t('receipt.loading')} />}
      {snapshot.matches('failed') && (
        <RetryPanel message={t('receipt.loadFailed')} onRetry={() => send({ type: 'retry.requested' })}>
          {reference === null ? undefined : <Reference id={reference} />}
        </RetryPanel>
      )}
      {data && !lingering && <Shown receipt={data} />}
    </div>
  );
}

function Shown({ receipt }: { receipt: Receipt }) {
  return (
    <EventZone zone={receipt.zone}>
      <VoteReceipt
        receipt={receipt}
        href={receiptHref(receipt.code)}
        transparencyHref={pagePaths.transparency}
        onAnnounce={announce}
      />
    </EventZone>
  );
}

/** No receipt has this code: a voice-print without a voice, and where to go instead. */
function MissingReceipt() {
  const { t } = useTranslation('receipt');
  return (
    <div className={styles.missing}>
      <div className={styles.silence}>
        <VoicePrint hash={null} tone="quiet" />
      </div>
      <h1 tabIndex={-1} className={styles.title}>
        {t('receipt.notFound')}
      </h1>
      <p className={styles.missingText}>{t('receipt.notFoundText')}</p>
      <div className={styles.missingActions}>
        <Button href={pagePaths.leaderboard}>{t('receipt.toBoard')}</Button>
        <Button variant="secondary" href={pagePaths.transparency}>
          {t('receipt.verify')}
        </Button>
      </div>
    </div>
  );
}
