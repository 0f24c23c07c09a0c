import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useLingering } from '../../../components/Skeleton/useLingering.ts';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import {
  usePublicVoting,
  useVoting,
  useWaiting,
  type Voting,
  type VotingMachine,
} from '../VotePage/usePublicVoting.ts';
import { useVotingNews } from '../VotePage/useVotingNews.ts';
import { VoteNotices } from '../VotePage/VoteNotices.tsx';
import { LeaderboardGroups } from './LeaderboardGroups.tsx';
import { LeaderboardHero } from './LeaderboardHero.tsx';
import * as styles from './LeaderboardPage.css.ts';

const WAITING_ROWS = 8;

export type LeaderboardPageProps = { voting: VotingMachine };

/** The ranking with scores and links to buy votes (specification section 2 "/user/voting"). */
export function LeaderboardPage({ voting: machine }: LeaderboardPageProps) {
  const { t } = useTranslation('pay');
  const voting = usePublicVoting(machine);
  useDocumentTitle(t('leaderboard.pageTitle'));
  useVotingNews(voting);
  useEffect(() => {
    // Nobody votes on this page, so the one-tab rule does not apply.
    voting.send({ type: 'tab.admitted' });
  }, [voting]);
  return (
    <>
      <LeaderboardHero voting={voting} />
      <div className={styles.notices}>
        <VoteNotices voting={voting} />
      </div>
      <Ranking voting={voting} />
    </>
  );
}

function Ranking({ voting }: { voting: Voting }) {
  const { t } = useTranslation('vote');
  const groups = useVoting(voting, ({ board }) => board?.data.groups.length);
  const lingering = useLingering(useWaiting(voting));
  if (lingering) {
    return (
      <div className={styles.waiting}>
        <Skeleton kind="row" count={WAITING_ROWS} label={t('group.loading')} />
      </div>
    );
  }
  if (groups === 0) {
    return (
      <div className={styles.waiting}>
        <EmptyState title={t('phase.none')}>{t('countdown.noneHint')}</EmptyState>
      </div>
    );
  }
  return groups === undefined ? null : <LeaderboardGroups voting={voting} />;
}
