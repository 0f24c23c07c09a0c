import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Participant } from '../../../domain/contract.ts';
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
import { Tag } from '../Tag/Tag.tsx';
import * as styles from './LeaderboardTable.css.ts';

type Props = {
  participant: Participant;
  /** Where votes for this contestant are bought; undefined while no vote is open. */
  href: string | undefined;
};

/** One contestant: a table row, or a card on a narrow screen. */
export const LeaderboardRow = memo(function LeaderboardRow({ participant, href }: Props) {
  const { t } = useTranslation('pay');
  const format = useFormat();
  const name = localized(participant.user, 'full_name', useLanguage());
  const { rank, evaluation_score: judges, voting_score: votes, standing } = participant;
  const first = rank === 1;
  return (
    <tr className={first ? `${styles.row} ${styles.firstRow}` : styles.row}>
      <td className={styles.rankCell}>
        <span
          className={`${styles.rank} ${first ? styles.firstRank : ''} ${rank > 99 ? styles.longRank : ''}`}
        >
          {standing ? '–' : rank}
        </span>
      </td>
      <Who participant={participant} name={name} />
      <td className={styles.trend}>
        {!standing && <RankTrend trend={trendOf(participant.rank_change, participant.total_votes)} />}
      </td>
      <Figure label={t('leaderboard.short.judges')}>
        <span className={`${styles.value} ${numberBox}`}>{format.decimal3(judges)}</span>
      </Figure>
      <Figure label={t('leaderboard.short.votes')}>
        <span className={`${styles.value} ${numberBox}`}>{standing ? '–' : format.percent3(votes)}</span>
      </Figure>
      <Figure label={t('leaderboard.short.combined')}>
        <span className={`${styles.combined} ${numberBox} ${first ? styles.honoured : ''}`}>
          {standing ? '–' : format.decimal3(judges + votes)}
        </span>
      </Figure>
      {href !== undefined && (
        <td className={styles.voteCell}>{!standing && <Vote name={name} href={href} />}</td>
      )}
    </tr>
  );
});

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

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td className={styles.figure}>
      <span aria-hidden="true" className={styles.label}>
        {label}
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
