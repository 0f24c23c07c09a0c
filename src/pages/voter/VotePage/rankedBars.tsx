import { hasRanking } from '../../../../domain/listOrder.ts';
import { LiveBars } from '../../../components/LiveBars/LiveBars.tsx';
import { useVotingContext, type Voting } from './usePublicVoting.ts';
import { namedGroup, statusOf, type Context } from './voteView.ts';

export type RankedBarsProps = { voting: Voting };

/** The bars of the stage, which answer votes. */
export default function RankedBars({ voting }: RankedBarsProps) {
  return <LiveBars ranked={useVotingContext(voting, rankedOnStage)} />;
}

const nobody: [] = [];

/** The ranking of the group that the stage names; nobody before it opens, and in sample data. */
function rankedOnStage(context: Context) {
  const number = namedGroup(context);
  const group = context.board?.data.groups.find((each) => each.number === number);
  return group && hasRanking(statusOf(context, group), group.participants) ? group.participants : nobody;
}
