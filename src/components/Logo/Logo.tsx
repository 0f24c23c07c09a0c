import { useTranslation } from 'react-i18next';
import { LevelMeter } from '../LevelMeter/LevelMeter.tsx';
import * as styles from './Logo.css.ts';

/** Five bars and the brand name. The bars never mirror. */
export function Logo() {
  const { t } = useTranslation('common');
  return (
    <span className={styles.logo}>
      <span className={styles.mark}>
        <LevelMeter kind="logo" height={28} />
      </span>
      <span className={styles.word}>{t('brand')}</span>
    </span>
  );
}
