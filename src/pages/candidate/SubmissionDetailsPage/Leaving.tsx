import { useTranslation } from 'react-i18next';
import { Note } from '../../../components/Note/Note.tsx';
import { WithdrawalPanel, type WithdrawalPanelProps } from './WithdrawalPanel.tsx';

/** The way out of the competition for an entry, or that the organisers took it out. */
export function Leaving(props: WithdrawalPanelProps) {
  const { t } = useTranslation('entries');
  const { standing, withdrawal } = props.submission;
  if (standing === 'disqualified')
    return (
      <Note kind="warning" title={t('withdrawal.disqualified')}>
        {t('withdrawal.byStaffText')}
      </Note>
    );
  if (standing === 'withdrawn' && withdrawal.withdrawn_at === null)
    return (
      <Note kind="warning" title={t('withdrawal.byStaff')}>
        {t('withdrawal.byStaffText')}
      </Note>
    );
  if (standing === 'in' && withdrawal.offer === 'none') return null;
  return <WithdrawalPanel key={props.submission.id} {...props} />;
}
