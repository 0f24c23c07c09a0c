import { useTranslation } from 'react-i18next';
import type { Approval } from '../../../domain/staff/staffContract.ts';
import { staffPaths } from '../../../domain/staff/staffPaths.ts';
import { Button } from '../../components/Button/Button.tsx';
import { Note } from '../../components/Note/Note.tsx';
import { useFormat } from '../../i18n/useFormat.ts';

/** Says that an act waits for another owner, and where. */
export function AskedNote({ approval: { expires_at } }: { approval: Approval }) {
  const { t } = useTranslation('staff');
  const { date, timeOfDay } = useFormat();
  return (
    <Note
      alert
      title={t('asked.title')}
      action={
        <Button variant="secondary" href={staffPaths.approvals}>
          {t('asked.open')}
        </Button>
      }
    >
      {t('asked.text', { date: date(expires_at), time: timeOfDay(expires_at) })}
    </Note>
  );
}
