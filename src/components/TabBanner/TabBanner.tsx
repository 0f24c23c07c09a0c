import X from '@lucide/icons/icons/x';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './TabBanner.css.ts';

export type TabBannerProps = { onDismiss: () => void };

/** Shown in the original tab after a blocked tab called it. */
export function TabBanner({ onDismiss }: TabBannerProps) {
  const { t } = useTranslation('vote');
  return (
    <div className={styles.banner}>
      <p className={styles.words}>{t('tabs.banner')}</p>
      <IconButton icon={X} label={t('tabs.bannerDismiss')} onClick={onDismiss} />
    </div>
  );
}
