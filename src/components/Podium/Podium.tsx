import { useTranslation } from 'react-i18next';
import type { Participant } from '../../../domain/contract.ts';
import { localized } from '../../../domain/localized.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useCountryName } from '../../i18n/useCountryName.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { numberBox } from '../../theme/layout.css.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { Portrait } from '../Portrait/Portrait.tsx';
import * as styles from './Podium.css.ts';

const columns = ['first', 'second', 'third'] as const;

export type PodiumProps = {
  /** The ranked list of the group; the podium shows its first three places. */
  participants: readonly Participant[];
};

/** The first three on the stage. Ties have equal heights, and every first place is honoured. */
export function Podium({ participants }: PodiumProps) {
  const { t } = useTranslation('pay');
  return (
    <ol aria-label={t('leaderboard.podium')} className={styles.podium}>
      {participants.slice(0, columns.length).map((participant, index) => (
        <li key={participant.voter_id} className={styles.column[columns[index] ?? 'third']}>
          <Place participant={participant} />
        </li>
      ))}
    </ol>
  );
}

function Place({ participant }: { participant: Participant }) {
  const { t } = useTranslation(['pay', 'vote']);
  const language = useLanguage();
  const format = useFormat();
  const { user, rank } = participant;
  const first = rank === 1;
  const level = rank === 1 || rank === 2 ? rank : 3;
  const name = localized(user, 'full_name', language);
  const country = useCountryName()(user.country_id);
  return (
    <>
      <div className={first ? `${styles.photo} ${styles.honoured}` : styles.photo}>
        <Portrait src={user.image_url} name={name} size={first ? 'champion' : 'place'} eager />
      </div>
      <p className={styles.name}>
        <bdi>{name}</bdi>
      </p>
      <p className={styles.country}>{country}</p>
      <div className={styles.level[level]}>
        <p className={styles.rank[level]}>
          <span className={visuallyHidden}>{t('vote:card.rank', { rank })}</span>
          <span aria-hidden="true">{rank}</span>
        </p>
        <p className={`${styles.score} ${numberBox}`}>
          {format.decimal3(participant.evaluation_score + participant.voting_score)}
        </p>
        <p className={first ? styles.scoreName : visuallyHidden}>{t('leaderboard.combined')}</p>
      </div>
    </>
  );
}
