import { useTranslation } from 'react-i18next';
import { LazyNoticeDialog } from '../../../components/NoticeDialog/LazyNoticeDialog.tsx';

type Props = { send: (event: { type: 'login.requested' | 'notice.closed' }) => void };

/** Asks the candidate to log in again (specification section 8). */
export function SessionEnded({ send }: Props) {
  const { t } = useTranslation('entries');
  return (
    <LazyNoticeDialog
      kind="warning"
      title={t('submissions.ended.title')}
      confirm={t('submissions.ended.logIn')}
      onConfirm={() => send({ type: 'login.requested' })}
      cancel={t('submissions.ended.stay')}
      onCancel={() => send({ type: 'notice.closed' })}
    >
      {t('submissions.ended.text')}
    </LazyNoticeDialog>
  );
}
