import { useTranslation } from 'react-i18next';
import type { Reset } from '../../../../domain/staff/staffContract.ts';
import { DataMinor } from '../../../components/DataTable/DataTable.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';

/** Says in a row of a table that a reset is open, who started it, and until when its link is valid. */
export function OpenReset({ reset: { by, expires_at } }: { reset: Reset }) {
  const { t } = useTranslation('staff');
  const { date, timeOfDay } = useFormat();
  const at = { date: date(expires_at), time: timeOfDay(expires_at) };
  return (
    <DataMinor>{by === null ? t('reset.openByCommand', at) : t('reset.open', { name: by, ...at })}</DataMinor>
  );
}
