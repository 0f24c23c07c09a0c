import { useTranslation } from 'react-i18next';
import { NoticeDialog } from '../../../components/NoticeDialog/NoticeDialog.tsx';
import type { Approval } from '../../../../domain/staff/staffContract.ts';
import type { Deciding } from '../../../machines/approval/approvalMachine.ts';
import { useActWords } from '../ActPreview/useActWords.ts';

/** Acts whose approval takes nothing from anybody. */
const harmless: readonly Approval['act'][] = ['invite_owner', 'extend_window', 'unsuspend_candidate'];

type Props = Deciding & { onConfirm: () => void; onCancel: () => void };

/** Asks before a decision: an approval is done at once. */
export function DecisionDialog({ decision, approval: { act, preview }, onConfirm, onCancel }: Props) {
  const { t } = useTranslation('staff');
  const words = useActWords();
  return (
    <NoticeDialog
      kind="warning"
      destructive={decision !== 'approve' || !harmless.includes(act)}
      title={t(`approvals.sure.${decision}`, { act: words.act(act), subject: words.subject(preview) })}
      confirm={t(`approvals.${decision}`)}
      cancel={t('people.keep')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {decision === 'approve' ? words.effect(act) : t(`approvals.text.${decision}`)}
    </NoticeDialog>
  );
}
