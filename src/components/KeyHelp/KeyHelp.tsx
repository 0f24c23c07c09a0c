import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskKey } from '../../../domain/staff/deskKeys.ts';
import { Button } from '../Button/Button.tsx';
import { DialogFrame } from '../NoticeDialog/DialogFrame.tsx';
import { KeyCaps } from './KeyCaps.tsx';
import * as styles from './KeyHelp.css.ts';

export type KeyHelpProps = {
  keys: readonly DeskKey[];
  /** Whether single keys work. */
  hasSingles: boolean;
  onSingles: (on: boolean) => void;
  onClose: () => void;
};

/** The keys that work on the page, and the choice to switch single ones off. Mounted while open. */
export function KeyHelp({ keys, hasSingles, onSingles, onClose }: KeyHelpProps) {
  const { t } = useTranslation('staff');
  const id = useId();
  return (
    <DialogFrame label={t('keys.title')} className={styles.dialog} onClose={onClose}>
      <dl className={styles.list}>
        {keys.map(({ act, ways, isSingle = false }) => (
          <div key={act} className={styles.row}>
            <dt className={styles.act}>
              {t(`keys.act.${act}`)}
              {isSingle && !hasSingles && <span className={styles.off}>{t('keys.off')}</span>}
            </dt>
            <dd className={styles.ways}>
              {ways.map((way) => (
                <KeyCaps key={way.join()} keys={way} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.hint}>{t('keys.mac')}</p>
      <div>
        <label className={styles.choice}>
          <input
            type="checkbox"
            className={styles.box}
            aria-describedby={id}
            checked={hasSingles}
            onChange={({ currentTarget }) => onSingles(currentTarget.checked)}
          />
          {t('keys.singles')}
        </label>
        <p id={id} className={styles.hint}>
          {t('keys.singlesHint')}
        </p>
      </div>
      <div className={styles.end}>
        <Button variant="secondary" onClick={onClose}>
          {t('keys.close')}
        </Button>
      </div>
    </DialogFrame>
  );
}
