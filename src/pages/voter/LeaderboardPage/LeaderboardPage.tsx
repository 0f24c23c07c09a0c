import { useEffect, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardAtHand } from '../../../../domain/boardAtHand.ts';
import { voteNowHref } from '../../../../domain/checkoutAddress.ts';
import { hasRanking } from '../../../../domain/listOrder.ts';
import { localized } from '../../../../domain/localized.ts';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { GroupNote } from '../../../components/GroupSection/GroupNote.tsx';
import { LeaderboardPanel } from '../../../components/LeaderboardPanel/LeaderboardPanel.tsx';
import { LeaderboardStage } from '../../../components/LeaderboardStage/LeaderboardStage.tsx';
import { LeaderboardTable } from '../../../components/LeaderboardTable/LeaderboardTable.tsx';
import { PhaseTag } from '../../../components/PhaseTag/PhaseTag.tsx';
import { announce } from '../../../components/LiveRegions/announcer.ts';
import { LoadingNews } from '../../../components/LoadingNews/LoadingNews.tsx';
import type { OtherVotesProps } from '../../../components/OtherVotes/OtherVotes.tsx';
import { Podium } from '../../../components/Podium/Podium.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useLingering } from '../../../components/Skeleton/useLingering.ts';
import { EventZone } from '../../../i18n/eventZone.ts';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { inShownOrder } from '../../../machines/publicVoting/displayedOrder.ts';
import { GroupCloses } from '../VotePage/GroupCloses.tsx';
import { laterSearch } from '../VotePage/laterSearch.ts';
import {
  usePublicVoting,
  useVotingContext,
  useIsWaiting,
  type Voting,
  type VotingMachine,
} from '../VotePage/usePublicVoting.ts';
import { type GroupMemory, useGroupMemory } from '../VotePage/useGroupMemory.ts';
import { Others } from '../VotePage/Others.tsx';
import { VoteNotices } from '../VotePage/VoteNotices.ts';
import * as view from '../VotePage/voteView.ts';
import { VotingLife } from '../VotePage/VotingLife.ts';
import { AwaitedRows } from './AwaitedRows.tsx';
import * as styles from './LeaderboardPage.css.ts';
import { onShownPodium } from './onShownPodium.ts';

const WAITING_ROWS = 8;

export type LeaderboardPageProps = {
  voting: VotingMachine;
  groupMemory?: GroupMemory;
  /** Leads to other competitions with a vote. */
  others?: ComponentType<OtherVotesProps>;
  /** The board known before the first request. */
  atHand?: BoardAtHand | undefined;
};

/** The ranking with scores and links to buy votes (specification section 2 "/user/voting"). */
export function LeaderboardPage(props: LeaderboardPageProps) {
  const { voting: machine, groupMemory, others, atHand } = props;
  const { t } = useTranslation('pay');
  const voting = usePublicVoting(machine, atHand);
  useGroupMemory(voting, groupMemory);
  useDocumentTitle(t('leaderboard.pageTitle'));
  useEffect(() => {
    // Nobody votes on this page, so the one-tab rule does not apply.
    voting.send({ type: 'tab.admitted' });
  }, [voting]);
  const zone = useVotingContext(voting, ({ board }) => board?.data.competition?.event.zone);
  return (
    <EventZone zone={zone}>
      <VotingLife voting={voting} />
      <LeaderboardHero voting={voting} />
      <div className={styles.notices}>
        <Others voting={voting} as={others} page="leaderboard" />
        <VoteNotices voting={voting} />
      </div>
      <Ranking voting={voting} />
    </EventZone>
  );
}

function Ranking({ voting }: { voting: Voting }) {
  const { t } = useTranslation('vote');
  const groups = useVotingContext(voting, ({ board }) => board?.data.groups.length);
  const retry = useVotingContext(voting, (context) => context.retry);
  const lingering = useLingering(useIsWaiting(voting));
  if (lingering) {
    return (
      <div className={styles.waiting}>
        <LoadingNews retry={retry} />
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
  const podium = useVotingContext(voting, (context) => context.podium);
  const updatedAt = useVotingContext(voting, ({ currentAt }) =>
    currentAt === null ? undefined : Math.floor(currentAt / MINUTE_MS) * MINUTE_MS,
  );
  const weights = useVotingContext(voting, view.weights);
  // Renders when a group opens: before that nobody leads.
  useVotingContext(voting, view.statusKey);
  const waiting = useIsWaiting(voting);
  const status = shown && view.statusOf(voting.getSnapshot().context, shown);
  const leaders = shown && hasRanking(status, shown.participants);
  const names = competition
    ? [localized(competition, 'name', language), localized(competition.round, 'name', language)]
    : [];
  return (
    <LeaderboardStage
      tag={phase && <PhaseTag phase={phase} group={named ?? undefined} />}
      lead={names}
      updatedAt={updatedAt}
      podium={
        leaders &&
        weights && (
          <Podium
            participants={onShownPodium(shown.participants, podium)}
            weights={weights}
            closed={status === 'closed'}
          />
        )
      }
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
  const weights = useVotingContext(voting, view.weights);
  if (!groups || !shown) return null;
  return (
    <LeaderboardPanel
      weights={weights}
      groups={view.tabsOf(voting.getSnapshot().context, groups)}
      current={shown.number}
      onSelect={(group) => voting.send({ type: 'group.chosen', group })}
    >
      <ShownGroup voting={voting} />
    </LeaderboardPanel>
  );
}

function ShownGroup({ voting }: LeaderboardGroupsProps) {
  const group = useVotingContext(voting, view.shownGroup);
  const orders = useVotingContext(voting, (context) => context.orders);
  const source = useVotingContext(voting, (context) => context.source);
  const weights = useVotingContext(voting, view.weights);
  const whole = useVotingContext(voting, (context) => context.whole);
  if (!group) return null;
  if (!whole && group.participants.length === 0) return <AwaitedRows voting={voting} />;
  const { context } = voting.getSnapshot();
  const status = view.statusOf(context, group);
  const votable = source === 'live' && status === 'open' && !group.stopped;
  return (
    <>
      <GroupCloses voting={voting} onAnnounce={announce} />
      <GroupNote {...view.groupInTime(context, group)} />
      <LeaderboardTable
        participants={inShownOrder(group, orders)}
        group={group.number}
        status={status}
        weights={weights}
        voteHref={votable ? buyVotes : undefined}
        search={laterSearch}
        onListEnter={() => voting.send({ type: 'list.entered', group: group.number })}
        onListLeave={() => voting.send({ type: 'list.left' })}
      />
    </>
  );
}
