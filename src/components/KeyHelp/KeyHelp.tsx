import * as Dialog from '@radix-ui/react-dialog';
import { useTranslation } from 'react-i18next';
import type { DeskKey } from '../../../domain/staff/deskKeys.ts';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { DialogFrame } from '../NoticeDialog/DialogFrame.tsx';
import * as notice from '../NoticeDialog/NoticeDialog.css.ts';
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
  return (
    <DialogFrame className={styles.dialog} onClose={onClose}>
      <Dialog.Title className={notice.title}>{t('keys.title')}</Dialog.Title>
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
      <Checkbox
        id="single-keys"
        label={t('keys.singles')}
        hint={t('keys.singlesHint')}
        checked={hasSingles}
        onChange={onSingles}
      />
      <div className={styles.end}>
        <Button variant="secondary" onClick={onClose}>
          {t('keys.close')}
        </Button>
      </div>
    </DialogFrame>
  );
}
