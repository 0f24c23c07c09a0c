import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardAtHand } from '../../../../domain/boardAtHand.ts';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useLingering } from '../../../components/Skeleton/useLingering.ts';
import { container } from '../../../theme/layout.css.ts';
import { TabGuard, type TabGuardMachine } from './TabGuard.tsx';
import {
  usePublicVoting,
  useVoting,
  useWaiting,
  type Voting,
  type VotingMachine,
} from './usePublicVoting.ts';
import { useVotingNews } from './useVotingNews.ts';
import { VoteGroups } from './VoteGroups.tsx';
import { VoteHero } from './VoteHero.tsx';
import { VoteNotices } from './VoteNotices.tsx';
import * as styles from './VotePage.css.ts';

export type VotePageProps = {
  voting: VotingMachine;
  tabGuard: TabGuardMachine;
  /** The board known before the first request. */
  atHand?: BoardAtHand | undefined;
  /** A message for this visitor alone, above the lists. */
  notice?: ReactNode;
};

/** The public vote (specification section 2 "Public voting"). */
export function VotePage({ voting: machine, tabGuard, atHand, notice }: VotePageProps) {
  const voting = usePublicVoting(machine, atHand);
  useVotingNews(voting);
  return (
    <>
      <TabGuard machine={tabGuard} voting={voting} />
      <VoteHero voting={voting} />
      <div className={`${container} ${styles.body}`}>
        {notice}
        <VoteNotices voting={voting} />
        <Lists voting={voting} />
      </div>
    </>
  );
}

function Lists({ voting }: { voting: Voting }) {
  const { t } = useTranslation('vote');
  const groups = useVoting(voting, ({ board }) => board?.data.groups.length);
  const waiting = useWaiting(voting);
  const lingering = useLingering(waiting);
  if (lingering) {
    return (
      <div className={styles.listPlace}>
        <Skeleton kind="card" count={6} label={t('group.loading')} />
      </div>
    );
  }
  if (groups === 0) return <EmptyState title={t('phase.none')}>{t('countdown.noneHint')}</EmptyState>;
  return groups === undefined ? null : <VoteGroups voting={voting} />;
}
