import { useTranslation } from 'react-i18next';
import type { CompetitionDetails } from '../../../../domain/contract.ts';
import { registrationStateAt } from '../../../../domain/registration.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { LazyNoticeDialog } from '../../../components/NoticeDialog/LazyNoticeDialog.tsx';

type Props = { competition: CompetitionDetails; now: number; onBack: () => void };

/**
 * Registration is not open, or closed again: the form's values are kept (specification section 4 "Enrolling").
 */
export function ClosedRegistration({ competition, now, onBack }: Props) {
  const { t } = useTranslation(['entries', 'events']);
  const format = useFormat();
  const early = registrationStateAt(competition, now) === 'notYet';
  return (
    <LazyNoticeDialog
      kind={early ? 'info' : 'warning'}
      title={t(early ? 'events:notice.notYetTitle' : 'events:notice.closedTitle')}
      confirm={t('register.closed.back')}
      onConfirm={onBack}
    >
      {early
        ? t('events:notice.notYet', { date: format.deadline(competition.reg_start ?? 0) })
        : t('events:notice.closed')}
    </LazyNoticeDialog>
  );
}
