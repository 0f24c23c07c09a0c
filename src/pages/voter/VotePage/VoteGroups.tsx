import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { GroupSection } from '../../../components/GroupSection/GroupSection.tsx';
import { nextGroup } from '../../../components/GroupSection/nextGroup.ts';
import { GroupTabs } from '../../../components/GroupTabs/GroupTabs.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { openingAt } from '../../../../domain/opening.ts';
import { inShownOrder } from '../../../machines/publicVoting/displayedOrder.ts';
import { useVoting, type Voting } from './usePublicVoting.ts';
import * as view from './voteView.ts';

type Props = { voting: Voting };

/** One tab for each group, and the ranked list of the selected group. */
export function VoteGroups({ voting }: Props) {
  const groups = useVoting(voting, ({ board }) => board?.data.groups);
  const shown = useVoting(voting, view.shownGroup);
  // Renders when a group opens or closes, not every second.
  useVoting(voting, view.statusKey);
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

function ShownGroup({ voting }: Props) {
  // Deferred: a vote changes all shares, so React renders fifty cards in slices and clicks stay responsive.
  const group = useDeferredValue(useVoting(voting, view.shownGroup));
  const orders = useDeferredValue(useVoting(voting, (context) => context.orders));
  const whole = useDeferredValue(useVoting(voting, (context) => context.whole));
  const source = useVoting(voting, (context) => context.source);
  const config = useVoting(voting, (context) => context.config);
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
function AwaitedGroup({ voting }: Props) {
  const { t } = useTranslation('vote');
  const loading = useSelector(voting, (snapshot) => snapshot.matches({ board: 'loading' }));
  return loading ? <Skeleton kind="card" count={6} label={t('group.loading')} /> : null;
}
