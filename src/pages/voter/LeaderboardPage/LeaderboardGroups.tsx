import { voteNowHref } from '../../../../domain/checkoutAddress.ts';
import { LeaderboardPanel } from '../../../components/LeaderboardPanel/LeaderboardPanel.tsx';
import { LeaderboardTable } from '../../../components/LeaderboardTable/LeaderboardTable.tsx';
import { useGroupWords } from '../../../i18n/useGroupWords.ts';
import { inShownOrder } from '../../../machines/publicVoting/displayedOrder.ts';
import { useVoting, type Voting } from '../VotePage/usePublicVoting.ts';
import * as view from '../VotePage/voteView.ts';

type Props = { voting: Voting };

const buyVotes = (voterId: string) => voteNowHref(voterId);

/** One tab for each group, and the scores of the selected group. */
export function LeaderboardGroups({ voting }: Props) {
  const groups = useVoting(voting, ({ board }) => board?.data.groups);
  const shown = useVoting(voting, view.shownGroup);
  // Renders when a group opens or closes, not every second.
  useVoting(voting, view.statusKey);
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

function ShownGroup({ voting }: Props) {
  const words = useGroupWords();
  const group = useVoting(voting, view.shownGroup);
  const orders = useVoting(voting, (context) => context.orders);
  const source = useVoting(voting, (context) => context.source);
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
