import { useSelector } from '@xstate/react';
import { useDeferredValue, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardAtHand } from '../../../../domain/boardAtHand.ts';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { GroupSection, type GroupSectionProps } from '../../../components/GroupSection/GroupSection.tsx';
import type { OtherVotesProps } from '../../../components/OtherVotes/OtherVotes.tsx';
import { GroupTabs } from '../../../components/GroupTabs/GroupTabs.tsx';
import { useLingering } from '../../../components/Skeleton/useLingering.ts';
import { EventZone } from '../../../i18n/eventZone.ts';
import { useDocumentTitle } from '../../../i18n/useDocumentTitle.ts';
import { inShownOrder } from '../../../machines/publicVoting/displayedOrder.ts';
import { container } from '../../../theme/layout.css.ts';
import { type GroupMemory, useGroupMemory } from './useGroupMemory.ts';
import { GroupCloses } from './GroupCloses.tsx';
import { AwaitedCards } from './AwaitedCards.ts';
import { laterSearch } from './laterSearch.ts';
import {
  isLoading,
  usePublicVoting,
  useVotingContext,
  useIsWaiting,
  type Voting,
  type VotingMachine,
} from './usePublicVoting.ts';
import { VoteHero } from './VoteHero.tsx';
import { VoteNotices } from './VoteNotices.ts';
import { Others } from './Others.tsx';
import * as styles from './VotePage.css.ts';
import * as view from './voteView.ts';
import { VotingLife } from './VotingLife.ts';

export type VotePageProps = {
  voting: VotingMachine;
  /** Keeps the vote in one tab; without it the page is never admitted to vote. */
  renderGuard?: (voting: Voting) => ReactNode;
  groupMemory?: GroupMemory;
  /** Leads to other competitions with a vote. */
  others?: ComponentType<OtherVotesProps>;
  /** A card's vote by text message. */
  smsVote?: GroupSectionProps['smsVote'];
  /** A text message to this mobile operator begins. */
  onOperator?: (id: string) => void;
  /** The board known before the first request. */
  atHand?: BoardAtHand | undefined;
  /** A message for this visitor alone, above the lists. */
  notice?: ReactNode;
};

/** The public vote (specification section 2 "Public voting"). */
export function VotePage(props: VotePageProps) {
  const { voting: machine, renderGuard, groupMemory, others, smsVote, onOperator, atHand, notice } = props;
  const voting = usePublicVoting(machine, atHand);
  useGroupMemory(voting, groupMemory);
  const zone = useVotingContext(voting, ({ board }) => board?.data.competition?.event.zone);
  return (
    <EventZone zone={zone}>
      <PageTitle />
      <VotingLife voting={voting} votesHere />
      {renderGuard?.(voting)}
      <VoteHero voting={voting} onOperator={onOperator} />
      <div className={`${container} ${styles.body}`}>
        {notice}
        <Others voting={voting} as={others} page="vote" />
        <VoteNotices voting={voting} />
        <Lists voting={voting} smsVote={smsVote} />
      </div>
    </EventZone>
  );
}

/** A component of its own, before the guard: the guard marks the title of a tab that another one calls. */
function PageTitle() {
  const { t } = useTranslation('vote');
  useDocumentTitle(t('pageTitle'));
  return null;
}

type ListProps = Pick<VotePageProps, 'smsVote'> & { voting: Voting };

function Lists({ voting, smsVote }: ListProps) {
  const { t } = useTranslation('vote');
  const groups = useVotingContext(voting, ({ board }) => board?.data.groups.length);
  const waiting = useIsWaiting(voting);
  const lingering = useLingering(waiting);
  const retry = useVotingContext(voting, (context) => context.retry);
  if (lingering) {
    return (
      <div className={styles.listPlace}>
        <AwaitedCards retry={retry} />
      </div>
    );
  }
  if (groups === 0) return <EmptyState title={t('phase.none')}>{t('countdown.noneHint')}</EmptyState>;
  return groups === undefined ? null : <VoteGroups voting={voting} smsVote={smsVote} />;
}

/** One tab for each group, and the ranked list of the selected group. */
function VoteGroups({ voting, smsVote }: ListProps) {
  const groups = useVotingContext(voting, ({ board }) => board?.data.groups);
  const shown = useVotingContext(voting, view.shownGroup);
  // Renders when a group opens or closes, not every second.
  useVotingContext(voting, view.statusKey);
  const { context } = voting.getSnapshot();
  if (!groups || !shown) return null;
  return (
    <GroupTabs
      groups={view.tabsOf(context, groups)}
      current={shown.number}
      onSelect={(group) => voting.send({ type: 'group.chosen', group })}
    >
      <ShownGroup voting={voting} smsVote={smsVote} />
    </GroupTabs>
  );
}

function ShownGroup({ voting, smsVote }: ListProps) {
  // Deferred: a vote changes all shares, so React renders fifty cards in slices and clicks stay responsive.
  const group = useDeferredValue(useVotingContext(voting, view.shownGroup));
  const orders = useDeferredValue(useVotingContext(voting, (context) => context.orders));
  const whole = useDeferredValue(useVotingContext(voting, (context) => context.whole));
  const source = useVotingContext(voting, (context) => context.source);
  const config = useVotingContext(voting, (context) => context.config);
  const weights = useVotingContext(voting, view.weights);
  const loading = useDeferredValue(useSelector(voting, isLoading));
  const { context } = voting.getSnapshot();
  if (!group) return null;
  const ways = group.stopped ? null : config;
  if (!whole && group.participants.length === 0)
    return loading ? (
      <div className={styles.awaited}>
        <AwaitedCards />
      </div>
    ) : null;
  const { status, settling, next, opening } = view.groupInTime(context, group);
  return (
    <>
      <GroupCloses voting={voting} />
      <GroupSection
        group={group}
        participants={inShownOrder(group, orders)}
        weights={weights}
        status={status}
        settling={settling}
        next={next}
        opening={opening}
        voteHref={ways ? view.payHref(ways, context.board) : undefined}
        sms={ways?.sms}
        smsVote={smsVote}
        fallback={source !== 'live'}
        search={laterSearch}
        onListEnter={() => voting.send({ type: 'list.entered', group: group.number })}
        onListLeave={() => voting.send({ type: 'list.left' })}
      />
    </>
  );
}
