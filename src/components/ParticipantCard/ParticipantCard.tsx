import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Participant } from '../../../domain/contract.ts';
import { localized } from '../../../domain/localized.ts';
import { trendOf } from '../../../domain/ranking.ts';
import type { GroupStatus } from '../../../domain/votingSchedule.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { numberBox } from '../../theme/layout.css.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { Portrait } from '../Portrait/Portrait.tsx';
import { RankTrend } from '../RankTrend/RankTrend.tsx';
import { VoteMeter } from '../VoteMeter/VoteMeter.tsx';
import { Facts } from './Facts.tsx';
import * as styles from './ParticipantCard.css.ts';
import { VoteAction } from './VoteAction.tsx';

export type ParticipantCardProps = {
  participant: Participant;
  /** The highest voting score of the group: its meter is full, and the others are measured by it. */
  topScore: number;
  /** Of the group. Only an open group shows codes and vote buttons. */
  status: GroupStatus | undefined;
  /** Where a vote is paid for; without it there is no button. */
  voteHref?: string | undefined;
  /** The list is remembered or sample data: the card says so, and votes wait for the real list. */
  fallback?: boolean;
};

/** One contestant of a ranked list: place, face, name, and how the votes stand. */
export const ParticipantCard = memo(function ParticipantCard(props: ParticipantCardProps) {
  const { participant, topScore, status, voteHref, fallback = false } = props;
  const { t } = useTranslation('vote');
  const language = useLanguage();
  const format = useFormat();
  const nameId = useId();
  const name = localized(participant.user, 'full_name', language);
  const first = participant.rank === 1;
  const open = status === 'open';
  const votable = open && voteHref !== undefined;
  const share = topScore > 0 ? participant.voting_score / topScore : 0;
  return (
    <article
      aria-labelledby={nameId}
      className={`${styles.card} ${first ? styles.first : ''}`}
      data-voter-id={participant.voter_id}
      data-votes={participant.total_votes}
    >
      <div className={`${styles.inner} ${votable ? '' : styles.withoutVote}`}>
        <p className={`${styles.rank} ${rankSize(participant.rank)} ${first ? styles.firstRank : ''}`}>
          <span className={visuallyHidden}>{t('card.rank', { rank: participant.rank })}</span>
          <span aria-hidden="true">{participant.rank}</span>
        </p>
        <div className={styles.photo}>
          <Portrait src={participant.user.image_url} name={name} size="inherited" />
        </div>
        <h3 id={nameId} className={styles.name}>
          <bdi>{name}</bdi>
        </h3>
        <Facts participant={participant} showCode={open && !fallback} fallback={fallback} />
        <div className={styles.trend}>
          <RankTrend trend={trendOf(participant.rank_change, participant.total_votes)} />
        </div>
        <p className={styles.bar}>
          <VoteMeter share={share} tone={first ? 'leader' : open ? 'vote' : 'closed'} />
          <span className={visuallyHidden}>{t('card.score')}</span>
          <span className={`${styles.score} ${numberBox}`}>{format.percent3(participant.voting_score)}</span>
        </p>
        {votable && <VoteAction name={name} href={voteHref} fallback={fallback} />}
      </div>
    </article>
  );
});

function rankSize(rank: number): string {
  const digits = Math.min(3, String(rank).length);
  return styles.rankDigits[digits as keyof typeof styles.rankDigits];
}
