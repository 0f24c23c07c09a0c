import Info from '@lucide/icons/icons/info';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Group, Participant } from '../../../domain/contract.ts';
import type { Opening } from '../../../domain/opening.ts';
import type { GroupStatus } from '../../../domain/votingSchedule.ts';
import { useGroupWords } from '../../i18n/useGroupWords.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { ParticipantCard } from '../ParticipantCard/ParticipantCard.tsx';
import { PhaseTag } from '../PhaseTag/PhaseTag.tsx';
import { GroupNote } from './GroupNote.tsx';
import * as styles from './GroupSection.css.ts';
import type { NextGroup } from './nextGroup.ts';
import { useListHold } from './useListHold.ts';

export type GroupSectionProps = {
  group: Group;
  /** The contestants in display order; by rank when left out. */
  participants?: readonly Participant[];
  /** Undefined while unknown. */
  status: GroupStatus | undefined;
  /** The group is closed, but payments that began before may still be counted. */
  settling?: boolean | undefined;
  /** For a closed group: the group after it. */
  next?: NextGroup | undefined;
  /** For a future group: when it opens. */
  opening?: Opening | undefined;
  /** Address to pay for votes; without it there are no vote buttons. */
  voteHref?: ((voterId: string) => string) | undefined;
  /** The list is cached or sample data. */
  fallback?: boolean;
  /** A pointer, a finger or the focus entered the list: rows must keep their places. */
  onListEnter?: (() => void) | undefined;
  onListLeave?: (() => void) | undefined;
};

const tags = { open: 'live', closed: 'closed', upcoming: 'upcoming' } as const;

/** One voting group: its name, its status and its ranked list. */
export function GroupSection(props: GroupSectionProps) {
  const { group, participants = group.participants, status, settling, next, opening, ...list } = props;
  const { t } = useTranslation('vote');
  const words = useGroupWords();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <GroupNote number={group.number} status={status} settling={settling} next={next} opening={opening} />
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {words.name(group.number)}
        </h2>
        {status && <PhaseTag phase={tags[status]} short />}
        {participants.length > 0 && (
          <p className={styles.count}>{t('group.contestants', { count: participants.length })}</p>
        )}
        <p className={styles.order}>
          <Icon of={Info} size="sm" />
          {t('group.order')}
        </p>
      </div>
      {participants.length === 0 ? (
        <EmptyState level={3} title={t('group.empty')} />
      ) : (
        // Another group is another list: reset all state.
        <ParticipantList
          key={group.number}
          labelledBy={titleId}
          participants={participants}
          status={status}
          {...list}
        />
      )}
    </section>
  );
}

type ParticipantListProps = {
  labelledBy: string;
  participants: readonly Participant[];
  status: GroupStatus | undefined;
  voteHref?: ((voterId: string) => string) | undefined;
  fallback?: boolean;
  onListEnter?: (() => void) | undefined;
  onListLeave?: (() => void) | undefined;
};

/** Cards in display order; each keeps its element when places change, so no state is lost. */
function ParticipantList(props: ParticipantListProps) {
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
