import Check from '@lucide/icons/icons/check';
import Copy from '@lucide/icons/icons/copy';
import Printer from '@lucide/icons/icons/printer';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button.tsx';
import { useBriefly } from '../CopyButton/useBriefly.ts';
import { writeToClipboard } from '../CopyButton/writeToClipboard.ts';
import { Icon } from '../Icon/Icon.tsx';
import { announce } from '../LiveRegions/announcer.ts';
import * as styles from './RecoveryCodes.css.ts';

export type RecoveryCodesProps = { codes: readonly string[]; onPrint: () => void };

/** The recovery codes of a person, to copy or print. */
export function RecoveryCodes({ codes, onPrint }: RecoveryCodesProps) {
  const { t } = useTranslation('staff');
  const [copied, setCopied] = useBriefly();
  const copyAll = async () => {
    const worked = await writeToClipboard(codes.join('\n'));
    setCopied(worked);
    announce(t(worked ? 'recovery.copied' : 'recovery.notCopied'));
  };
  return (
    <div className={styles.frame}>
      <ol className={styles.list} aria-label={t('recovery.list')}>
        {codes.map((code) => (
          <li key={code}>
            <code className={styles.code}>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          iconStart={<Icon of={copied ? Check : Copy} size="sm" />}
          onClick={() => void copyAll()}
        >
          {t('recovery.copy')}
        </Button>
        <Button variant="secondary" iconStart={<Icon of={Printer} size="sm" />} onClick={onPrint}>
          {t('recovery.print')}
        </Button>
      </div>
    </div>
  );
}
