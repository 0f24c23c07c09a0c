import { laterPart } from '../../../parts/laterPart.ts';
import type { ClosingGroupProps } from './ClosingGroup.tsx';
import { useVotingContext, type Voting } from './usePublicVoting.ts';
import { closingMs } from './voteView.ts';

/** Loaded five minutes before the close: every other visit starts with less to load. */
const ClosingGroup = laterPart<ClosingGroupProps>(() => import('./ClosingGroup.tsx'));

type Props = {
  voting: Voting;
  /** The number of the group; the shown one when left out. */
  of?: number;
  /** Announces the time that remains; left out where the countdown of the stage does. */
  onAnnounce?: (sentence: string) => void;
};

/** Counts down the last five minutes of a group, beside the buttons that it ends. */
export function GroupCloses({ voting, of, onAnnounce }: Props) {
  const number = useVotingContext(voting, (context) => of ?? context.group);
  const remainingMs = useVotingContext(voting, (context) => closingMs(context, number));
  if (remainingMs === undefined || number === null) return null;
  return <ClosingGroup number={number} remainingMs={remainingMs} onAnnounce={onAnnounce} />;
}
