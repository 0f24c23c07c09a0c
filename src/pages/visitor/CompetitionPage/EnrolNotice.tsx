import { useTranslation } from 'react-i18next';
import type { CompetitionDetails } from '../../../../domain/contract.ts';
import type { RegistrationState } from '../../../../domain/registration.ts';
import { useDateSpan } from '../../../i18n/useDateSpan.ts';
import { Notice } from '../catalogue/Notice.tsx';

type Props = { details: CompetitionDetails; state: RegistrationState; onClose: () => void };

/** Why enrolling is not possible now (specification section 4 "Enrolling"). */
export function EnrolNotice({ details, state, onClose }: Props) {
  const { t } = useTranslation('events');
  const days = useDateSpan();
  const early = state === 'notYet';
  return (
    <Notice
      kind={early ? 'info' : 'warning'}
      title={t(early ? 'notice.notYetTitle' : 'notice.closedTitle')}
      confirm={t('notice.ok')}
      onConfirm={onClose}
    >
      {early ? t('notice.notYet', { date: days.day(details.reg_start) }) : t('notice.closed')}
    </Notice>
  );
}
