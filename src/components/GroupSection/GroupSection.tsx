import { useId, useRef, type ComponentType, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Group, Participant, ScoreWeights } from '../../../domain/contract.ts';
import { hasRanking } from '../../../domain/listOrder.ts';
import type { NextGroup } from '../../../domain/nextGroup.ts';
import type { Opening } from '../../../domain/opening.ts';
import type { GroupStatus } from '../../../domain/votingSchedule.ts';
import { useGroupWords } from '../../i18n/useGroupWords.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { type ListSearchProps, useListSearch } from '../ListSearch/useListSearch.tsx';
import { ListLife } from '../Moves/ListLife.ts';
import { ParticipantCard, type ParticipantCardProps } from '../ParticipantCard/ParticipantCard.tsx';
import { groupTags, PhaseTag } from '../PhaseTag/PhaseTag.tsx';
import { ScoreFormula } from '../ScoreFormula/ScoreFormula.tsx';
import { GroupNote } from './GroupNote.tsx';
import * as styles from './GroupSection.css.ts';

export type GroupSectionProps = {
  group: Group;
  /** The contestants in display order; by rank when left out. */
  participants?: readonly Participant[];
  /** The round's shares; undefined for sample data. */
  weights: ScoreWeights | undefined;
  /** Undefined for sample data. */
  status: GroupStatus | undefined;
  /** The group is closed, but payments that began before may still be counted. */
  settling?: boolean | undefined;
  /** For a closed group: the group after it. */
  next?: NextGroup | undefined;
  /** For a future group: when it opens. */
  opening?: Opening | undefined;
  /** Address to pay for votes; without it there are no vote buttons. */
  voteHref?: ((voterId: string) => string) | undefined;
  sms?: ParticipantCardProps['sms'];
  smsVote?: ParticipantCardProps['smsVote'];
  /** The list is cached or sample data. */
  fallback?: boolean;
  /** The field that searches a long list. */
  search?: ComponentType<ListSearchProps> | undefined;
  /** A pointer, a finger or the focus entered the list: rows must keep their places. */
  onListEnter?: (() => void) | undefined;
  onListLeave?: (() => void) | undefined;
};

/** One voting group: its name, its status and its ranked list. */
export function GroupSection(props: GroupSectionProps) {
  const { group, participants = group.participants, status, settling, next, opening, ...list } = props;
  const { search, found, field } = useListSearch(participants, list.search, group.number);
  const { t } = useTranslation('vote');
  const words = useGroupWords();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <GroupNote number={group.number} status={status} settling={settling} next={next} opening={opening} />
      <div className={styles.head}>
        <h2 ref={title} tabIndex={-1} id={titleId} className={styles.title}>
          {words.name(group.number)}
        </h2>
        {status && <PhaseTag phase={groupTags[status]} short />}
        {field && <div className={styles.search}>{field}</div>}
        {participants.length > 0 && (
          <p className={styles.count}>
            {t(search ? 'search.found' : 'group.contestants', {
              count: found.length,
              all: participants.length,
            })}
          </p>
        )}
        {list.weights && (
          <div className={styles.formula}>
            <ScoreFormula weights={list.weights} closed={status === 'closed'} />
          </div>
        )}
      </div>
      {found.length === 0 ? (
        (search?.none ?? <EmptyState level={3} title={t('group.empty')} />)
      ) : (
        // Another group is another list: reset all state.
        <ParticipantList
          key={group.number}
          labelledBy={titleId}
          heading={title}
          participants={found}
          ranked={hasRanking(status, participants)}
          status={status}
          {...list}
        />
      )}
    </section>
  );
}

type ParticipantListProps = Pick<
  GroupSectionProps,
  'weights' | 'status' | 'voteHref' | 'sms' | 'smsVote' | 'fallback' | 'onListEnter' | 'onListLeave'
> & {
  labelledBy: string;
  heading: RefObject<HTMLElement | null>;
  participants: readonly Participant[];
  ranked: boolean;
};

/** Cards in display order; each keeps its element when places change, so no state is lost. */
function ParticipantList(props: ParticipantListProps) {
  const { labelledBy, heading, participants, ranked, weights, status, voteHref, fallback = false } = props;
  const list = useRef<HTMLOListElement>(null);
  return (
    <ol ref={list} aria-labelledby={labelledBy} className={styles.list}>
      <ListLife
        root={list}
        places={participants.map(({ voter_id }) => voter_id).join()}
        onEnter={props.onListEnter}
        onLeave={props.onListLeave}
        heir={() => heading.current}
      />
      {participants.map((participant) => (
        <li key={participant.voter_id} data-moves={participant.voter_id} className={styles.item}>
          <ParticipantCard
            participant={participant}
            weights={weights}
            ranked={ranked}
            status={status}
            voteHref={voteHref?.(participant.voter_id)}
            sms={props.sms}
            smsVote={props.smsVote}
            fallback={fallback}
          />
        </li>
      ))}
    </ol>
  );
}
