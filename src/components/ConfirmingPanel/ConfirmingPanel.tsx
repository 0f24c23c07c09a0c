import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button.tsx';
import { LevelMeter } from '../LevelMeter/LevelMeter.tsx';
import * as styles from './ConfirmingPanel.css.ts';

export type ConfirmingPanelProps = {
  /** `slow`: it takes longer than a payment usually does; `offline`: nobody can be asked. */
  state?: 'waiting' | 'slow' | 'offline';
  /** Asks at once, rather than at the next turn. */
  onCheck?: (() => void) | undefined;
};

/** The outcome of a payment is not known yet: it is never called failed, and never asked for twice. */
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
