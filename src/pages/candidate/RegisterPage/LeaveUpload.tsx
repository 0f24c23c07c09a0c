import { useTranslation } from 'react-i18next';
import { LazyNoticeDialog } from '../../../components/NoticeDialog/LazyNoticeDialog.tsx';

type Props = { onLeave: () => void; onStay: () => void };

export function LeaveUpload({ onLeave, onStay }: Props) {
  const { t } = useTranslation('entries');
  return (
    <LazyNoticeDialog
      kind="warning"
      title={t('register.leave.title')}
      confirm={t('register.leave.leave')}
      onConfirm={onLeave}
      cancel={t('register.leave.stay')}
      onCancel={onStay}
    >
      {t('register.leave.text')}
    </LazyNoticeDialog>
  );
}
