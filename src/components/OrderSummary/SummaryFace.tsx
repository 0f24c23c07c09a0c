import { useTranslation } from 'react-i18next';
import type { ParticipantUser } from '../../../domain/contract.ts';
import { localized } from '../../../domain/localized.ts';
import { useGroupWords } from '../../i18n/useGroupWords.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Portrait } from '../Portrait/Portrait.tsx';
import * as styles from './OrderSummary.css.ts';

export type SummaryFaceProps = {
  user: ParticipantUser;
  group?: number | undefined;
  /** 0 if the contestant no longer competes. */
  rank?: number | undefined;
};

/** The contestant of the order, on a piece of stage. */
export function SummaryFace({ user, group, rank }: SummaryFaceProps) {
  const { t } = useTranslation(['pay', 'vote']);
  const groups = useGroupWords();
  const name = localized(user, 'full_name', useLanguage());
  const place = [
    group === undefined ? undefined : groups.name(group),
    rank ? t('vote:card.rank', { rank }) : undefined,
  ].filter((part) => part !== undefined);
  return (
    <div className={styles.face}>
      <div className={styles.light} aria-hidden="true" />
      <div className={styles.picture}>
        <Portrait src={user.image_url} name={name} size="summary" eager />
      </div>
      <div className={styles.words}>
        <p className={styles.overline}>{t('contestant.votingFor')}</p>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        {place.length > 0 && <p className={styles.place}>{place.join(' · ')}</p>}
      </div>
    </div>
  );
}
