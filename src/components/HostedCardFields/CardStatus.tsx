import Info from '@lucide/icons/icons/info';
import ShieldCheck from '@lucide/icons/icons/shield-check';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon.tsx';
import { LevelMeter } from '../LevelMeter/LevelMeter.tsx';
import type { CardFrameState } from './useCardFrame.ts';
import * as styles from './HostedCardFields.css.ts';

/** Who provides the card fields, or their current state; nothing while the gateway is unreachable. */
export function CardStatus({ state }: { state: CardFrameState }) {
  const { t } = useTranslation('pay');
  if (state === 'unreachable') return null;
  if (state === 'busy') {
    return (
      <p className={styles.busy}>
        <span className={styles.lineIcon}>
          <LevelMeter kind="spinner" height={16} />
        </span>
        {t('card.submitting')}
      </p>
    );
  }
  if (state === 'challenge') {
    return (
      <p className={styles.challenge}>
        <span className={styles.lineIcon}>
          <Icon of={Info} size="sm" />
        </span>
        {t('card.challenge')}
      </p>
    );
  }
  return (
    <p className={styles.secure}>
      <span className={styles.lineIcon}>
        <Icon of={ShieldCheck} size="sm" />
      </span>
      {t('card.secure')}
    </p>
  );
}
