import { useTranslation } from 'react-i18next';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import * as styles from './SmsBanner.css.ts';

type Props = { code: string; provider: string; onAnnounce: ((sentence: string) => void) | undefined };

/** Copies a number, and announces whether that worked: a page on an insecure origin may not copy. */
export function CopyCode({ code, provider, onAnnounce }: Props) {
  const { t } = useTranslation('vote');
  return (
    <span className={styles.copy}>
      <CopyButton
        text={code}
        label={t('sms.copy', { code, provider })}
        onCopied={(worked) => onAnnounce?.(t(worked ? 'sms.copied' : 'sms.notCopied', { code }))}
      />
    </span>
  );
}
