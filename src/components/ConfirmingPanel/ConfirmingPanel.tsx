import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button.tsx';
import { LevelMeter } from '../LevelMeter/LevelMeter.tsx';
import * as styles from './ConfirmingPanel.css.ts';

export type ConfirmingPanelProps = {
  /** `slow`: the payment takes longer than usual; `offline`: the gateway cannot be asked. */
  state?: 'waiting' | 'slow' | 'offline';
  /** Checks now instead of waiting for the next poll. */
  onCheck?: (() => void) | undefined;
};

/** The outcome of a payment is unknown: never call it failed, never charge twice. */
export function ConfirmingPanel({ state = 'waiting', onCheck }: ConfirmingPanelProps) {
  const { t } = useTranslation('pay');
  return (
    <div className={styles.panel}>
      <span className={styles.meter}>
        <LevelMeter kind="spinner" height={48} still={state === 'offline'} />
      </span>
      <h2 className={styles.title}>{t(state === 'waiting' ? 'confirming.title' : 'confirming.slowTitle')}</h2>
      <div className={styles.words}>
        <p>{t(state === 'offline' ? 'confirming.offline' : 'confirming.text')}</p>
        {state !== 'waiting' && <p>{t('confirming.slowText')}</p>}
      </div>
      {onCheck && state !== 'waiting' && (
        <div className={styles.action}>
          <Button variant="secondary" onClick={onCheck}>
            {t('confirming.check')}
          </Button>
        </div>
      )}
    </div>
  );
}
