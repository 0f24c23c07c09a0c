import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { voteNowHref } from '../../../../domain/checkoutAddress.ts';
import { localized } from '../../../../domain/localized.ts';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { LeaderboardPanel } from '../../../components/LeaderboardPanel/LeaderboardPanel.tsx';
import { LeaderboardStage } from '../../../components/LeaderboardStage/LeaderboardStage.tsx';
import { LeaderboardTable } from '../../../components/LeaderboardTable/LeaderboardTable.tsx';
import { PhaseTag } from '../../../components/PhaseTag/PhaseTag.tsx';
import { Podium } from '../../../components/Podium/Podium.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useLingering } from '../../../components/Skeleton/useLingering.ts';
import { EventZone } from '../../../i18n/eventZone.ts';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import { useGroupWords } from '../../../i18n/useGroupWords.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { inShownOrder } from '../../../machines/publicVoting/displayedOrder.ts';
import {
  usePublicVoting,
  useVotingContext,
  useIsWaiting,
  type Voting,
  type VotingMachine,
} from '../VotePage/usePublicVoting.ts';
import { useVotingAnnouncements } from '../VotePage/useVotingAnnouncements.ts';
import { VoteNotices } from '../VotePage/VoteNotices.tsx';
import * as view from '../VotePage/voteView.ts';
import * as styles from './LeaderboardPage.css.ts';

const WAITING_ROWS = 8;

export type LeaderboardPageProps = { voting: VotingMachine };

/** The ranking with scores and links to buy votes (specification section 2 "/user/voting"). */
export function LeaderboardPage({ voting: machine }: LeaderboardPageProps) {
  const { t } = useTranslation('pay');
  const voting = usePublicVoting(machine);
  useDocumentTitle(t('leaderboard.pageTitle'));
  useVotingAnnouncements(voting);
  useEffect(() => {
    // Nobody votes on this page, so the one-tab rule does not apply.
    voting.send({ type: 'tab.admitted' });
  }, [voting]);
  const zone = useVotingContext(voting, ({ board }) => board?.data.competition?.event.zone);
  return (
    <EventZone zone={zone}>
      <LeaderboardHero voting={voting} />
      <div className={styles.notices}>
        <VoteNotices voting={voting} />
      </div>
      <Ranking voting={voting} />
    </EventZone>
  );
}

function Ranking({ voting }: { voting: Voting }) {
  const { t } = useTranslation('vote');
  const groups = useVotingContext(voting, ({ board }) => board?.data.groups.length);
  const lingering = useLingering(useIsWaiting(voting));
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

const MINUTE_MS = 60_000;

/** The stage: the phase of the vote, and the first three of the selected group. */
function LeaderboardHero({ voting }: { voting: Voting }) {
  const language = useLanguage();
  const phase = useVotingContext(voting, view.taggedPhase);
  const named = useVotingContext(voting, view.namedGroup);
  const competition = useVotingContext(voting, ({ board }) => board?.data.competition);
  const shown = useVotingContext(voting, view.shownGroup);
  const updatedAt = useVotingContext(voting, ({ currentAt }) =>
    currentAt === null ? undefined : Math.floor(currentAt / MINUTE_MS) * MINUTE_MS,
  );
  // Sample contestants, and those who no longer compete, are not on the podium.
  const sample = useVotingContext(voting, ({ source }) => source === 'sample');
  const waiting = useIsWaiting(voting);
  const onStage = sample ? [] : (shown?.participants ?? []).filter(({ standing }) => standing === undefined);
  const names = competition
    ? [localized(competition, 'name', language), localized(competition.round, 'name', language)]
    : [];
  return (
    <LeaderboardStage
      tag={phase && <PhaseTag phase={phase} group={named ?? undefined} />}
      lead={names}
      updatedAt={updatedAt}
      podium={onStage.length > 0 ? <Podium participants={onStage} /> : undefined}
      waiting={waiting}
    />
  );
}

type LeaderboardGroupsProps = { voting: Voting };

const buyVotes = (voterId: string) => voteNowHref(voterId);

/** One tab for each group, and the scores of the selected group. */
function LeaderboardGroups({ voting }: LeaderboardGroupsProps) {
  const groups = useVotingContext(voting, ({ board }) => board?.data.groups);
  const shown = useVotingContext(voting, view.shownGroup);
  // Renders when a group opens or closes, not every second.
  useVotingContext(voting, view.statusKey);
  if (!groups || !shown) return null;
  return (
    <LeaderboardPanel
      groups={view.tabsOf(voting.getSnapshot().context, groups)}
      current={shown.number}
      onSelect={(group) => voting.send({ type: 'group.chosen', group })}
    >
      <ShownGroup voting={voting} />
    </LeaderboardPanel>
  );
}

function ShownGroup({ voting }: LeaderboardGroupsProps) {
  const words = useGroupWords();
  const group = useVotingContext(voting, view.shownGroup);
  const orders = useVotingContext(voting, (context) => context.orders);
  const source = useVotingContext(voting, (context) => context.source);
  if (!group) return null;
  const votable = source === 'live' && view.statusOf(voting.getSnapshot().context, group) === 'open';
  return (
    <LeaderboardTable
      participants={inShownOrder(group, orders)}
      groupName={words.name(group.number)}
      voteHref={votable ? buyVotes : undefined}
      onListEnter={() => voting.send({ type: 'list.entered', group: group.number })}
      onListLeave={() => voting.send({ type: 'list.left' })}
    />
  );
}
