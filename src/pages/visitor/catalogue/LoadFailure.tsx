import { useTranslation } from 'react-i18next';
import { Reference } from '../../../components/Reference/Reference.tsx';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import type { FailureReport } from '../../../machines/loadFailure.ts';
import { LazyNoticeDialog } from '../../../components/NoticeDialog/LazyNoticeDialog.tsx';

type Props = {
  /** The session has ended; otherwise loading failed. */
  unauthenticated: boolean;
  failure: FailureReport;
  send: (event: { type: 'retry.requested' | 'login.requested' | 'notice.closed' }) => void;
};

/** The data of the whole page did not load (specification section 8). */
export function LoadFailure({ unauthenticated, failure, send }: Props) {
  const { t } = useTranslation('events');
  if (!unauthenticated)
    return (
      <RetryPanel
        message={failure.sentence === null ? t('loadFailed') : <bdi>{failure.sentence}</bdi>}
        onRetry={() => send({ type: 'retry.requested' })}
      >
        {failure.reference === null ? undefined : <Reference id={failure.reference} />}
      </RetryPanel>
    );
  return (
    <LazyNoticeDialog
      kind="warning"
      title={t('unauthenticated.title')}
      confirm={t('unauthenticated.logIn')}
      onConfirm={() => send({ type: 'login.requested' })}
      cancel={t('unauthenticated.stay')}
      onCancel={() => send({ type: 'notice.closed' })}
    >
      {t('unauthenticated.text')}
    </LazyNoticeDialog>
  );
}
