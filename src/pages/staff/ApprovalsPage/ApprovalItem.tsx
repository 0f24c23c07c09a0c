import { useTranslation } from 'react-i18next';
import type { Approval } from '../../../../domain/staff/staffContract.ts';
import { ApprovalCard } from '../../../components/ApprovalCard/ApprovalCard.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import type { Deciding } from '../../../machines/approval/approvalMachine.ts';
import { ActPreview } from '../ActPreview/ActPreview.tsx';
import { useActWords } from '../ActPreview/useActWords.ts';

type Props = {
  approval: Approval;
  /** What is being decided about it. */
  deciding: Deciding['decision'] | null;
  onDecide: (decision: Deciding['decision']) => void;
};

/** An act with its preview, and what the person may do about it. */
export function ApprovalItem({ approval, deciding, onDecide }: Props) {
  const { t } = useTranslation('staff');
  const words = useActWords();
  const { date, timeOfDay } = useFormat();
  const { act, state, preview, asked_by, asked_at, expires_at, decided_by } = approval;
  const at = (ms: number) => ({ date: date(ms), time: timeOfDay(ms) });
  const isOpen = state === 'open';
  const decisions = decisionsOn(approval);
  const button = (decision: Deciding['decision']) => (
    <Button
      key={decision}
      variant={decision === 'approve' ? 'primary' : 'secondary'}
      aria-label={
        deciding === decision
          ? undefined
          : t(`approvals.named.${decision}`, { act: words.act(act), subject: words.subject(preview) })
      }
      busy={deciding === decision ? t('approvals.deciding') : undefined}
      onClick={() => onDecide(decision)}
    >
      {t(`approvals.${decision}`)}
    </Button>
  );
  return (
    <ApprovalCard
      title={words.act(act)}
      asked={t(approval.is_own ? 'approvals.askedByYou' : 'approvals.askedBy', {
        name: asked_by.name,
        ...at(asked_at),
      })}
      state={
        isOpen
          ? t('approvals.until', at(expires_at))
          : t(`approvals.state.${state}`, { name: decided_by?.name })
      }
      isOver={!isOpen}
      actions={decisions.length > 0 ? decisions.map(button) : undefined}
    >
      <ActPreview act={act} preview={preview} />
    </ApprovalCard>
  );
}

function decisionsOn({ state, may_decide, is_own }: Approval): Deciding['decision'][] {
  if (may_decide) return ['approve', 'reject'];
  return is_own && state === 'open' ? ['withdraw'] : [];
}
