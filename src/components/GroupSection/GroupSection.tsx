import Info from '@lucide/icons/icons/info';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Group, Participant } from '../../../domain/contract.ts';
import type { Opening } from '../../../domain/opening.ts';
import type { GroupStatus } from '../../../domain/votingSchedule.ts';
import { useGroupWords } from '../../i18n/useGroupWords.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { PhaseTag } from '../PhaseTag/PhaseTag.tsx';
import * as styles from './GroupSection.css.ts';
import { GroupNote } from './GroupNote.tsx';
import type { NextGroup } from './nextGroup.ts';
import { ParticipantList } from './ParticipantList.tsx';

export type GroupSectionProps = {
  group: Group;
  /** The group's participants in the places shown; as ranked when left out. */
  participants?: readonly Participant[];
  /** Undefined where nobody can tell. */
  status: GroupStatus | undefined;
  /** Of a closed group: payments begun before the close may still be counted. */
  settling?: boolean | undefined;
  /** Of a closed group: what comes after it. */
  next?: NextGroup | undefined;
  /** Of a group ahead: when it opens. */
  opening?: Opening | undefined;
  /** Where votes for a participant are paid for; without it there are no vote buttons. */
  voteHref?: ((voterId: string) => string) | undefined;
  /** The list is remembered or sample data. */
  fallback?: boolean;
  /** A pointer, a finger or the focus is in the list: its rows must keep their places. */
  onListEnter?: (() => void) | undefined;
  onListLeave?: (() => void) | undefined;
};

const tags = { open: 'live', closed: 'closed', upcoming: 'upcoming' } as const;

/** One voting group: its name, where it stands, and its ranked list. */
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
        // Another group's list is another list: nothing of the old one may be taken over.
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
