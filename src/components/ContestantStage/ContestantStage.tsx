import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Participant } from '../../../domain/contract.ts';
import { localized } from '../../../domain/localized.ts';
import { useCountryName } from '../../i18n/useCountryName.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { leftToRight } from '../../theme/layout.css.ts';
import { LevelBackdrop } from '../LevelBackdrop/LevelBackdrop.tsx';
import { Portrait } from '../Portrait/Portrait.tsx';
import { StageLead } from '../StageHero/StageLead.tsx';
import * as styles from './ContestantStage.css.ts';

export type ContestantStageProps = {
  participant: Participant;
  /** Whether the group is open or closed: a PhaseTag. */
  tag?: ReactNode;
  /** What the contestant competes in: competition, round, group. */
  competesIn: readonly string[];
};

/** The stage of one contestant: portrait, name, what they compete in, and the code for text messages. */
export function ContestantStage({ participant, tag, competesIn }: ContestantStageProps) {
  const { t } = useTranslation('vote');
  const { user, sms_code: code, standing } = participant;
  const name = localized(user, 'full_name', useLanguage());
  const country = useCountryName()(user.country_id);
  const [head, ...rest] = competesIn;
  return (
    <div className={styles.band}>
      <LevelBackdrop dim />
      <div className={styles.inner}>
        <Portrait src={user.image_url} name={name} size="champion" eager />
        <div className={styles.words}>
          {tag}
          <h1 tabIndex={-1} className={styles.name}>
            <bdi>{name}</bdi>
          </h1>
          {head !== undefined && (
            <p className={styles.lead}>
              <StageLead head={head} rest={country ? [...rest, country] : rest} />
            </p>
          )}
          {!standing && (
            <p className={styles.code}>
              {t('card.code')}
              <bdi className={`${styles.digits} ${leftToRight}`}>{code}</bdi>
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
