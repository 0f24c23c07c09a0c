import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Participant } from '../../../domain/contract.ts';
import { useCountryName } from '../../i18n/useCountryName.ts';
import { leftToRight } from '../../theme/layout.css.ts';
import * as styles from './Facts.css.ts';

type Props = {
  countryId: number;
  /** Code for text messages, while voting is open. */
  code: string | undefined;
  fallback: boolean;
  /** Why the contestant no longer competes. */
  standing: Participant['standing'];
};

/** Country, code for text messages, and tags: a list that is not current, an entry that does not compete. */
export const Facts = memo(function Facts({ countryId, code, fallback, standing }: Props) {
  const { t } = useTranslation('vote');
  const country = useCountryName()(countryId);
  return (
    <p className={`${styles.facts} ${fallback || standing ? styles.tagged : ''}`}>
      {country && <bdi>{country}</bdi>}
      {code !== undefined && (
        <span className={styles.code}>
          <span className={styles.codeWord}>{t('card.code')} </span>
          <bdi className={`${styles.digits} ${leftToRight}`}>{code}</bdi>
        </span>
      )}
      {fallback && <span className={styles.tag}>{t('card.sample')}</span>}
      {standing && <span className={styles.tag}>{t(`card.standing.${standing}`)}</span>}
    </p>
  );
});
