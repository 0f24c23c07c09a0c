import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ParticipantUser } from '../../../domain/contract.ts';
import { localized } from '../../../domain/localized.ts';
import { useGroupWords } from '../../i18n/useGroupWords.ts';
import { useCountryName } from '../../i18n/useCountryName.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { leftToRight, noWrap } from '../../theme/layout.css.ts';
import { Portrait } from '../Portrait/Portrait.tsx';
import * as styles from './ContestantRow.css.ts';

export type ContestantRowProps = {
  user: ParticipantUser;
  /** Code for text messages. */
  code?: string | undefined;
  group?: number | undefined;
  /** One link, such as one to another contestant. */
  action?: ReactNode;
};

/** The contestant whom the votes are for. */
export function ContestantRow({ user, code, group, action }: ContestantRowProps) {
  const { t } = useTranslation('pay');
  const language = useLanguage();
  const groups = useGroupWords();
  const name = localized(user, 'full_name', language);
  const country = useCountryName()(user.country_id);
  const facts = [
    country !== undefined && <bdi key="country">{country}</bdi>,
    group !== undefined && <bdi key="group">{groups.name(group)}</bdi>,
    code !== undefined && (
      <span key="code" className={noWrap}>
        {t('contestant.code')} <bdi className={`${styles.code} ${leftToRight}`}>{code}</bdi>
      </span>
    ),
  ].filter((fact) => fact !== undefined && fact !== false);
  return (
    <div className={styles.row}>
      <Portrait src={user.image_url} name={name} size="chosen" eager />
      <div className={styles.words}>
        <p className={styles.overline}>{t('contestant.votingFor')}</p>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles.facts}>
          {facts.map((fact, index) => (
            <Fragment key={fact.key}>
              {index > 0 && ' · '}
              {fact}
            </Fragment>
          ))}
        </p>
      </div>
      {action}
    </div>
  );
}
