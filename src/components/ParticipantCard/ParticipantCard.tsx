import ExternalLink from '@lucide/icons/icons/square-arrow-out-up-right';
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
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Portrait } from '../Portrait/Portrait.tsx';
import { RankTrend } from '../RankTrend/RankTrend.tsx';
import { VoteMeter } from '../VoteMeter/VoteMeter.tsx';
import { Facts } from './Facts.tsx';
import * as styles from './ParticipantCard.css.ts';

export type ParticipantCardProps = {
  participant: Participant;
  /** The highest voting score of the group fills its meter; other meters are relative to it. */
  topScore: number;
  /** Status of the group. Only an open group shows codes and vote buttons. */
  status: GroupStatus | undefined;
  /** Where a vote is paid for; without it there is no button. */
  voteHref?: string | undefined;
  /**
   * The list is cached or sample data: the card says so, and sells no votes until the real list is there. The code
   * stays: a text message needs no list.
   */
  fallback?: boolean;
};

/**
 * One contestant of a ranked list: place, face, name and votes. Each vote changes all scores: memoized parts
 * keep the rest of the card from rendering again.
 */
export const ParticipantCard = memo(function ParticipantCard(props: ParticipantCardProps) {
  const { participant, topScore, status, voteHref, fallback = false } = props;
  const language = useLanguage();
  const format = useFormat();
  const nameId = useId();
  const name = localized(participant.user, 'full_name', language);
  const first = participant.rank === 1;
  const open = status === 'open';
  const { standing } = participant;
  const votable = open && voteHref !== undefined && standing === undefined;
  const share = topScore > 0 ? participant.voting_score / topScore : 0;
  return (
    <article
      aria-labelledby={nameId}
      className={`${styles.card} ${first ? styles.first : ''}`}
      data-voter-id={participant.voter_id}
      data-votes={participant.total_votes}
    >
      <div className={`${styles.inner} ${votable ? '' : styles.withoutVote}`}>
        <Rank rank={participant.rank} />
        <div className={styles.photo}>
          <Portrait src={participant.user.image_url} name={name} size="inherited" />
        </div>
        <h3 id={nameId} className={styles.name}>
          <bdi>{name}</bdi>
        </h3>
        <Facts
          countryId={participant.user.country_id}
          code={open && !fallback && !standing ? participant.sms_code : undefined}
          fallback={fallback}
          standing={standing}
        />
        {!standing && (
          <>
            <div className={styles.trend}>
              <RankTrend trend={trendOf(participant.rank_change, participant.total_votes)} />
            </div>
            <p className={styles.bar}>
              <VoteMeter share={share} tone={first ? 'leader' : open ? 'vote' : 'closed'} />
              <ScoreWord />
              <span className={styles.scorePlace}>
                <span className={`${styles.score} ${numberBox}`}>
                  {format.percent3(participant.voting_score)}
                </span>
              </span>
            </p>
          </>
        )}
        {votable && <VoteAction name={name} href={voteHref} fallback={fallback} />}
      </div>
    </article>
  );
});

const ScoreWord = memo(function ScoreWord() {
  const { t } = useTranslation('vote');
  return <span className={visuallyHidden}>{t('card.score')}</span>;
});

type RankProps = { rank: number };

/** A contestant's place, in a size that fits its digits; a dash without a place. */
const Rank = memo(function Rank({ rank }: RankProps) {
  const { t } = useTranslation('vote');
  const digits = Math.min(3, String(rank).length) as keyof typeof styles.rankDigits;
  if (rank === 0)
    return (
      <p aria-hidden="true" className={`${styles.rank} ${styles.rankDigits[1]}`}>
        –
      </p>
    );
  return (
    <p className={`${styles.rank} ${styles.rankDigits[digits]} ${rank === 1 ? styles.firstRank : ''}`}>
      <span className={visuallyHidden}>{t('card.rank', { rank })}</span>
      <span aria-hidden="true">{rank}</span>
    </p>
  );
});

type VoteActionProps = { name: string; href: string; fallback: boolean };

/** The vote link. It is named after the contestant, so that a list of links is distinguishable. */
const VoteAction = memo(function VoteAction({ name, href, fallback }: VoteActionProps) {
  const { t } = useTranslation('vote');
  const label = (
    <>
      <span aria-hidden="true">{t('card.vote')}</span>
      <span className={visuallyHidden}>{t('card.voteFor', { name })}</span>
    </>
  );
  if (fallback) {
    return (
      <div className={styles.vote}>
        <Button disabledReason={t('card.notNow')}>{label}</Button>
      </div>
    );
  }
  const icon = (
    <span className={styles.outside}>
      <Icon of={ExternalLink} size="sm" mirror />
    </span>
  );
  return (
    <div className={styles.vote}>
      <Button href={href} newTab iconEnd={icon}>
        {label}
      </Button>
    </div>
  );
});
