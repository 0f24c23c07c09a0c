import { useMachine } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../../components/LiveRegions/announcer.ts';
import { CheckpointTable } from '../../../components/CheckpointTable/CheckpointTable.tsx';
import { Reference } from '../../../components/Reference/Reference.tsx';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import { StageHero } from '../../../components/StageHero/StageHero.tsx';
import { TransparencyGuide } from '../../../components/TransparencyGuide/TransparencyGuide.tsx';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import type { checkpointsReading } from '../../../machines/reading/readingMachine.ts';
import { container } from '../../../theme/layout.css.ts';
import * as styles from './TransparencyPage.css.ts';

/** Number of latest checkpoints shown; the download has all. */
const SHOWN = 10;

export type TransparencyPageProps = {
  checkpoints: typeof checkpointsReading;
  /** Addresses of the files. */
  files: { ledgerHref: string; checkpointsHref: string; scriptHref: string };
};

/** How anybody can recount the votes (decision D12). */
export function TransparencyPage({ checkpoints, files }: TransparencyPageProps) {
  const { t } = useTranslation('receipt');
  useDocumentTitle(t('transparency.pageTitle'));
  return (
    <>
      <StageHero title={t('transparency.title')} lead={t('transparency.lead')} />
      <div className={`${container} ${styles.body}`}>
        <TransparencyGuide {...files} checkpoints={<Latest machine={checkpoints} />} />
      </div>
    </>
  );
}

function Latest({ machine }: { machine: typeof checkpointsReading }) {
  const { t } = useTranslation('receipt');
  const [snapshot, send] = useMachine(machine);
  if (snapshot.matches('failed') || snapshot.matches('missing')) {
    return (
      <RetryPanel
        message={t('transparency.points.loadFailed')}
        onRetry={() => send({ type: 'retry.requested' })}
      >
        {snapshot.context.reference === null ? undefined : <Reference id={snapshot.context.reference} />}
      </RetryPanel>
    );
  }
  return <CheckpointTable list={snapshot.context.data ?? undefined} shown={SHOWN} onAnnounce={announce} />;
}
