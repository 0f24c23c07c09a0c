import ExternalLink from '@lucide/icons/icons/square-arrow-out-up-right';
import { memo, useId, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { contestantHref } from '../../../domain/contestantAddress.ts';
import type { Participant, ParticipantUser, ScoreWeights, SmsConfig } from '../../../domain/contract.ts';
import { combinedScore } from '../../../domain/listOrder.ts';
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
import { ScoreBar, toneOf } from '../ScoreBar/ScoreBar.tsx';
import { VotingScore } from '../VotingScore/VotingScore.tsx';
import { Facts } from './Facts.tsx';
import * as styles from './ParticipantCard.css.ts';

export type SmsVoteSlotProps = { sms: SmsConfig; code: string; user: ParticipantUser };

export type ParticipantCardProps = {
  participant: Participant;
  /** The round's shares; undefined for sample data. */
  weights: ScoreWeights | undefined;
  /** Whether places say something. Without them nobody leads. */
  ranked: boolean;
  /** Status of the group. Only an open group shows codes, vote buttons and trends; a future one no scores. */
  status: GroupStatus | undefined;
  /** Where a vote is paid for; without it there is no button. */
  voteHref?: string | undefined;
  sms?: SmsConfig | undefined;
  /** The vote by text message, which only phones show. */
  smsVote?: ComponentType<SmsVoteSlotProps> | undefined;
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
  const { participant, weights, ranked, status, voteHref, sms, smsVote: SmsVote, fallback = false } = props;
  const language = useLanguage();
  const nameId = useId();
  const name = localized(participant.user, 'full_name', language);
  const first = ranked && participant.rank === 1;
  const open = status === 'open';
  const { standing } = participant;
  const votable = open && voteHref !== undefined && standing === undefined;
  const scored = weights !== undefined && (open || status === 'closed') && !standing;
  return (
    <article
      aria-labelledby={nameId}
      className={`${styles.card} ${first ? styles.first : ''}`}
      data-voter-id={participant.voter_id}
      data-votes={participant.total_votes}
    >
      <div className={`${styles.inner} ${votable ? '' : styles.withoutVote}`}>
        {ranked && <Rank rank={participant.rank} />}
        <div className={styles.photo}>
          <Portrait src={participant.user.image_url} name={name} size="inherited" />
        </div>
        <h3 id={nameId} className={styles.name}>
          {fallback ? (
            <bdi>{name}</bdi>
          ) : (
            <a className={styles.page} href={contestantHref(participant.voter_id)}>
              <bdi>{name}</bdi>
            </a>
          )}
        </h3>
        <Facts
          countryId={participant.user.country_id}
          code={open && !standing ? participant.sms_code : undefined}
          fallback={fallback}
          standing={standing}
        />
        {scored && <Scores participant={participant} weights={weights} tone={toneOf(first, status)} />}
        {open && !standing && (
          <div className={styles.trend}>
            <RankTrend trend={trendOf(participant)} />
          </div>
        )}
        {votable && <VoteAction name={name} href={voteHref} fallback={fallback} />}
      </div>
      {votable && (
        <div className={styles.sms}>
          {sms && SmsVote && <SmsVote sms={sms} code={participant.sms_code} user={participant.user} />}
        </div>
      )}
    </article>
  );
});

type ScoresProps = {
  participant: Participant;
  weights: ScoreWeights;
  tone: 'vote' | 'leader' | 'closed';
};

/** The combined score, its two parts as a bar, and the voting score. */
function Scores({ participant, weights, tone }: ScoresProps) {
  const format = useFormat();
  return (
    <>
      <p className={styles.bar}>
        <ScoreBar judges={participant.evaluation_score} votes={participant.voting_score} tone={tone} />
        <ScoreWord />
        <span className={styles.scorePlace}>
          <span className={`${styles.score} ${numberBox}`}>
            {format.decimal3(combinedScore(participant))}
          </span>
        </span>
      </p>
      <p className={styles.votes}>
        <VotingScore score={participant.voting_score} max={weights.voting_percent} />
      </p>
    </>
  );
}

const ScoreWord = memo(function ScoreWord() {
  const { t } = useTranslation('vote');
  return <span className={visuallyHidden}>{t('score.combined')}</span>;
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
