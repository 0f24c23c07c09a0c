import { useTranslation } from 'react-i18next';
import { NoticeDialog } from '../../../components/NoticeDialog/NoticeDialog.tsx';
import type { Deciding } from '../../../machines/approval/approvalMachine.ts';

type Props = Deciding & { onConfirm: () => void; onCancel: () => void };

/** Asks before a decision: an approval is done at once. */
export function DecisionDialog({ decision, approval: { act, preview }, onConfirm, onCancel }: Props) {
  const { t } = useTranslation('staff');
  return (
    <NoticeDialog
      kind="warning"
      destructive={decision !== 'approve' || act !== 'invite_owner'}
      title={t(`approvals.sure.${decision}`, { act: t(`approvals.act.${act}`), email: preview.email })}
      confirm={t(`approvals.${decision}`)}
      cancel={t('people.keep')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {decision === 'approve' ? t(`approvals.effect.${act}`) : t(`approvals.text.${decision}`)}
    </NoticeDialog>
  );
}
