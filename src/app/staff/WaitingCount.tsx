import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionCount } from '../../components/StaffFrame/SectionCount.tsx';
import type { WaitingApprovals } from './waitingApprovals.ts';

/** How many acts wait for the person's approval, if any do. */
export function WaitingCount({ waiting }: { waiting: WaitingApprovals }) {
  const { t } = useTranslation('staff');
  const count = useSyncExternalStore(waiting.watch, waiting.current);
  return count === 0 ? null : <SectionCount count={count} words={t('desk.waiting', { count })} />;
}
