import type { Participant } from '../../../domain/contract.ts';
import type { GroupStatus } from '../../../domain/votingSchedule.ts';
import { ParticipantCard } from '../ParticipantCard/ParticipantCard.tsx';
import * as styles from './GroupSection.css.ts';
import { useListHold } from './useListHold.ts';

type Props = {
  labelledBy: string;
  participants: readonly Participant[];
  status: GroupStatus | undefined;
  voteHref?: ((voterId: string) => string) | undefined;
  fallback?: boolean;
  onListEnter?: (() => void) | undefined;
  onListLeave?: (() => void) | undefined;
};

/** Cards in display order; each keeps its element when places change, so no state is lost. */
export function ParticipantList(props: Props) {
  const { labelledBy, participants, status, voteHref, fallback = false } = props;
  const hold = useListHold({ onEnter: props.onListEnter, onLeave: props.onListLeave });
  const topScore = Math.max(0, ...participants.map((participant) => participant.voting_score));
  return (
    <ol aria-labelledby={labelledBy} className={styles.list} {...hold}>
      {participants.map((participant) => (
        <li key={participant.voter_id} className={styles.item}>
          <ParticipantCard
            participant={participant}
            topScore={topScore}
            status={status}
            voteHref={voteHref?.(participant.voter_id)}
            fallback={fallback}
          />
        </li>
      ))}
    </ol>
  );
}
