import { useTranslation } from 'react-i18next';
import type { ResetLink } from '../../../../domain/staff/staffContract.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';

type Props = { link: Pick<ResetLink, 'works_at' | 'expires_at'>; onRetry: () => void };

/** Says from when the link of a reset works. */
export function WaitingNote({ link: { works_at, expires_at }, onRetry }: Props) {
  const { t } = useTranslation(['staff', 'common']);
  const { date, timeOfDay } = useFormat();
  const until = { untilDate: date(expires_at), untilTime: timeOfDay(expires_at) };
  return (
    <>
      <Note alert title={t('enrol.waits')}>
        {t('enrol.waitsText', { date: date(works_at), time: timeOfDay(works_at), ...until })}
      </Note>
      <Button variant="secondary" full onClick={onRetry}>
        {t('common:retry.again')}
      </Button>
    </>
  );
}
