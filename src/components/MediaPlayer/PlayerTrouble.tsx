import ExternalLink from '@lucide/icons/icons/external-link';
import RotateCw from '@lucide/icons/icons/rotate-cw';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './MediaPlayer.css.ts';

type Props = { src: string; onRetry: () => void };

/** The recording does not play, and what the visitor can do. */
export function PlayerTrouble({ src, onRetry }: Props) {
  const { t } = useTranslation(['entries', 'common']);
  return (
    <div className={styles.over}>
      <div role="alert">
        <p className={styles.troubleTitle}>{t('player.failed')}</p>
        <p className={styles.troubleText}>{t('player.failedText')}</p>
      </div>
      <div className={styles.troubleActions}>
        <Button variant="secondary" onClick={onRetry} iconStart={<Icon of={RotateCw} size="sm" mirror />}>
          {t('common:retry.again')}
        </Button>
        <Button variant="quiet" href={src} newTab iconStart={<Icon of={ExternalLink} size="sm" mirror />}>
          {t('player.open')}
        </Button>
      </div>
    </div>
  );
}
