import { useTranslation } from 'react-i18next';
import { Notice } from '../../visitor/catalogue/Notice.tsx';

type Props = { onLeave: () => void; onStay: () => void };

/** Asks before an edit is discarded. */
export function LeaveNotice({ onLeave, onStay }: Props) {
  const { t } = useTranslation('account');
  return (
    <Notice
      kind="warning"
      title={t('profile.leave.title')}
      confirm={t('profile.leave.confirm')}
      onConfirm={onLeave}
      cancel={t('profile.leave.cancel')}
      onCancel={onStay}
    >
      {t('profile.leave.text')}
    </Notice>
  );
}
