import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { isLoading, type Voting } from '../VotePage/usePublicVoting.ts';

/** A group whose list is not in the page and still loads; if that failed, the notice above says so. */
export function AwaitedRows({ voting }: { voting: Voting }) {
  const { t } = useTranslation('vote');
  const loading = useSelector(voting, isLoading);
  return loading ? <Skeleton kind="row" count={6} label={t('group.loading')} /> : null;
}
