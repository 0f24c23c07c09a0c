import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Participant, ScoreWeights } from '../../../domain/contract.ts';
import { combinedScore } from '../../../domain/listOrder.ts';
import { localized } from '../../../domain/localized.ts';
import { trendOf } from '../../../domain/ranking.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useCountryName } from '../../i18n/useCountryName.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { numberBox } from '../../theme/layout.css.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { Button } from '../Button/Button.tsx';
import { Portrait } from '../Portrait/Portrait.tsx';
import { RankTrend } from '../RankTrend/RankTrend.tsx';
import { ScoreBar, toneOf } from '../ScoreBar/ScoreBar.tsx';
import { Tag } from '../Tag/Tag.tsx';
import * as styles from './LeaderboardTable.css.ts';

type Props = {
  participant: Participant;
  /** Whether places say something. Without them nobody leads. */
  ranked: boolean;
  /** Whether the trend says something: while the group is open. */
  trend: boolean;
  /** Whether votes may have arrived. */
  scored: boolean;
  /** The round's shares; undefined for sample data, which has no scores. */
  weights: ScoreWeights | undefined;
  /** Where votes for this contestant are bought; undefined while no vote is open. */
  href: string | undefined;
};

/** One contestant: a table row, or a card on a narrow screen. */
export const LeaderboardRow = memo(function LeaderboardRow(props: Props) {
  const { participant, ranked, trend, scored, weights, href } = props;
  const format = useFormat();
  const name = localized(participant.user, 'full_name', useLanguage());
  const { evaluation_score: judges, voting_score: votes, standing } = participant;
  const first = ranked && participant.rank === 1;
  const competes = scored && !standing;
  return (
    <tr data-moves={participant.voter_id} className={first ? `${styles.row} ${styles.firstRow}` : styles.row}>
      {ranked && <Rank rank={participant.rank} />}
      <Who participant={participant} name={name} />
      {trend && <td className={styles.trend}>{!standing && <RankTrend trend={trendOf(participant)} />}</td>}
      <Figure score="judges" max={weights && format.number(weights.judges_percent)}>
        <span className={`${styles.value} ${numberBox}`}>{weights ? format.decimal3(judges) : '–'}</span>
      </Figure>
      <Figure score="votes" max={weights && format.percent(weights.voting_percent)}>
        <span className={`${styles.value} ${numberBox}`}>{competes ? format.percent3(votes) : '–'}</span>
      </Figure>
      <Figure score="combined" max={weights && format.number(100)}>
        <span className={`${styles.combined} ${numberBox} ${first ? styles.honoured : ''}`}>
          {competes ? format.decimal3(combinedScore(participant)) : '–'}
        </span>
        {competes && (
          <span className={styles.bar}>
            <ScoreBar judges={judges} votes={votes} tone={toneOf(first, trend ? 'open' : 'closed')} />
          </span>
        )}
      </Figure>
      {href !== undefined && (
        <td className={styles.voteCell}>{!standing && <Vote name={name} href={href} />}</td>
      )}
    </tr>
  );
});

function Rank({ rank }: { rank: number }) {
  const width = rank > 99 ? styles.longRank : '';
  return (
    <td className={styles.rankCell}>
      <span className={`${styles.rank} ${rank === 1 ? styles.firstRank : ''} ${width}`}>
        {rank === 0 ? '–' : rank}
      </span>
    </td>
  );
}

function Who({ participant, name }: { participant: Participant; name: string }) {
  const { t } = useTranslation('vote');
  const country = useCountryName()(participant.user.country_id);
  return (
    <th scope="row" className={styles.whoCell}>
      <div className={styles.who}>
        <Portrait src={participant.user.image_url} name={name} size="row" />
        <div>
          <p className={styles.name}>
            <bdi>{name}</bdi>
          </p>
          <p className={styles.country}>{country}</p>
          {participant.standing && <Tag>{t(`card.standing.${participant.standing}`)}</Tag>}
        </div>
      </div>
    </th>
  );
}

type FigureProps = {
  score: 'judges' | 'votes' | 'combined';
  /** The most that the score can reach. */
  max: string | undefined;
  children: ReactNode;
};

/** A score. Only a card repeats what the heading of its column says. */
function Figure({ score, max, children }: FigureProps) {
  const { t } = useTranslation('vote');
  return (
    <td className={score === 'combined' ? styles.combinedFigure : styles.figure}>
      <span aria-hidden="true" className={styles.label}>
        {t(`score.${score}`)}
        {max !== undefined && <span className={styles.outOf}> {t('score.outOf', { max })}</span>}
      </span>
      {children}
    </td>
  );
}

function Vote({ name, href }: { name: string; href: string }) {
  const { t } = useTranslation('vote');
  return (
    <span className={styles.vote}>
      <Button variant="soft" href={href}>
        <span aria-hidden="true">{t('card.vote')}</span>
        <span className={visuallyHidden}>{t('card.voteFor', { name })}</span>
      </Button>
    </span>
  );
}
