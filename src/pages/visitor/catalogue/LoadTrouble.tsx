import { useTranslation } from 'react-i18next';
import { RetryPanel } from '../../../components/RetryPanel/RetryPanel.tsx';
import { Notice } from './Notice.tsx';

type Props = {
  /** The visitor is asked to log in again; otherwise it just failed. */
  unauthenticated: boolean;
  /** What the server said; null where it said nothing. */
  sentence: string | null;
  send: (event: { type: 'retry.requested' | 'login.requested' | 'notice.closed' }) => void;
};

/** What a page needs to show anything did not come (specification section 8). */
export function LoadTrouble({ unauthenticated, sentence, send }: Props) {
  const { t } = useTranslation('events');
  if (!unauthenticated)
    return (
      <RetryPanel
        message={sentence === null ? t('loadFailed') : <bdi>{sentence}</bdi>}
        onRetry={() => send({ type: 'retry.requested' })}
      />
    );
  return (
    <Notice
      kind="warning"
      title={t('unauthenticated.title')}
      confirm={t('unauthenticated.logIn')}
      onConfirm={() => send({ type: 'login.requested' })}
      cancel={t('unauthenticated.stay')}
      onCancel={() => send({ type: 'notice.closed' })}
    >
      {t('unauthenticated.text')}
    </Notice>
  );
}
