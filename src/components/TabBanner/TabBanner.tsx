import X from '@lucide/icons/icons/x';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './TabBanner.css.ts';

export type TabBannerProps =
  /** The original tab, after a blocked tab called it. */
  | { state: 'called'; onDismiss: () => void }
  /** A tab in sight while another tab of the same voter has the vote. */
  | { state: 'resting'; onVote: () => void };

/** What a tab of the vote says about itself, above the page. */
export function TabBanner(props: TabBannerProps) {
  const { t } = useTranslation('vote');
  return (
    <div className={styles.banner}>
      <p className={styles.words}>{t(props.state === 'called' ? 'tabs.banner' : 'tabs.resting')}</p>
      {props.state === 'called' ? (
        <IconButton icon={X} label={t('tabs.bannerDismiss')} onClick={props.onDismiss} />
      ) : (
        <div className={styles.action}>
          <Button variant="secondary" onClick={props.onVote}>
            {t('tabs.voteHere')}
          </Button>
        </div>
      )}
    </div>
  );
}
