import { useTranslation } from 'react-i18next';
import type { Participant } from '../../../domain/contract.ts';
import { useCountryName } from '../../i18n/useCountryName.ts';
import { leftToRight } from '../../theme/layout.css.ts';
import * as styles from './Facts.css.ts';

type Props = { participant: Participant; showCode: boolean; fallback: boolean };

/** Where the contestant comes from, and what a text message names. */
export function Facts({ participant, showCode, fallback }: Props) {
  const { t } = useTranslation('vote');
  const country = useCountryName()(participant.user.country_id);
  return (
    <p className={`${styles.facts} ${fallback ? styles.tagged : ''}`}>
      {country && <bdi>{country}</bdi>}
      {showCode && (
        <span className={styles.code}>
          <span className={styles.codeWord}>{t('card.code')} </span>
          <bdi className={`${styles.digits} ${leftToRight}`}>{participant.sms_code}</bdi>
        </span>
      )}
      {fallback && <span className={styles.tag}>{t('card.sample')}</span>}
    </p>
  );
}
