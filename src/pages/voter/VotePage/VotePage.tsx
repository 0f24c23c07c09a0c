import { useSelector } from '@xstate/react';
import { useDeferredValue, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardAtHand } from '../../../../domain/boardAtHand.ts';
import { openingAt } from '../../../../domain/opening.ts';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { GroupSection } from '../../../components/GroupSection/GroupSection.tsx';
import { nextGroup } from '../../../components/GroupSection/nextGroup.ts';
import { GroupTabs } from '../../../components/GroupTabs/GroupTabs.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useLingering } from '../../../components/Skeleton/useLingering.ts';
import { EventZone } from '../../../i18n/eventZone.ts';
import { inShownOrder } from '../../../machines/publicVoting/displayedOrder.ts';
import { container } from '../../../theme/layout.css.ts';
import { TabGuard, type TabGuardMachine } from './TabGuard.tsx';
import {
  usePublicVoting,
  useVotingContext,
  useIsWaiting,
  type Voting,
  type VotingMachine,
} from './usePublicVoting.ts';
import { useVotingAnnouncements } from './useVotingAnnouncements.ts';
import { VoteHero } from './VoteHero.tsx';
import { VoteNotices } from './VoteNotices.tsx';
import * as styles from './VotePage.css.ts';
import * as view from './voteView.ts';

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
  useVotingAnnouncements(voting);
  const zone = useVotingContext(voting, ({ board }) => board?.data.competition?.event.zone);
  return (
    <EventZone zone={zone}>
      <TabGuard machine={tabGuard} voting={voting} />
      <VoteHero voting={voting} />
      <div className={`${container} ${styles.body}`}>
        {notice}
        <VoteNotices voting={voting} />
        <Lists voting={voting} />
      </div>
    </EventZone>
  );
}

function Lists({ voting }: { voting: Voting }) {
  const { t } = useTranslation('vote');
  const groups = useVotingContext(voting, ({ board }) => board?.data.groups.length);
  const waiting = useIsWaiting(voting);
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

type VoteGroupsProps = { voting: Voting };

/** One tab for each group, and the ranked list of the selected group. */
function VoteGroups({ voting }: VoteGroupsProps) {
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
      <ShownGroup voting={voting} />
    </GroupTabs>
  );
}

function ShownGroup({ voting }: VoteGroupsProps) {
  // Deferred: a vote changes all shares, so React renders fifty cards in slices and clicks stay responsive.
  const group = useDeferredValue(useVotingContext(voting, view.shownGroup));
  const orders = useDeferredValue(useVotingContext(voting, (context) => context.orders));
  const whole = useDeferredValue(useVotingContext(voting, (context) => context.whole));
  const source = useVotingContext(voting, (context) => context.source);
  const config = useVotingContext(voting, (context) => context.config);
  const { context } = voting.getSnapshot();
  if (!group) return null;
  if (!whole && group.participants.length === 0) return <AwaitedGroup voting={voting} />;
  const status = view.statusOf(context, group);
  return (
    <GroupSection
      group={group}
      participants={inShownOrder(group, orders)}
      status={status}
      settling={view.settlingOf(context, group)}
      next={
        status === 'closed'
          ? nextGroup(context.board?.data.groups ?? [], group.number, context.now)
          : undefined
      }
      opening={status === 'upcoming' ? openingAt(group.opens_at, context.now) : undefined}
      voteHref={config ? view.payHref(config) : undefined}
      fallback={source !== 'live'}
      onListEnter={() => voting.send({ type: 'list.entered', group: group.number })}
      onListLeave={() => voting.send({ type: 'list.left' })}
    />
  );
}

/** The list is still loading; if that failed, the notice above says so. */
function AwaitedGroup({ voting }: VoteGroupsProps) {
  const { t } = useTranslation('vote');
  const loading = useSelector(voting, (snapshot) => snapshot.matches({ board: 'loading' }));
  return loading ? <Skeleton kind="card" count={6} label={t('group.loading')} /> : null;
}
