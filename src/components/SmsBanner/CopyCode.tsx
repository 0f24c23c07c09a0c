import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './SmsBanner.css.ts';

const CHECK_SHOWN_MS = 2_000;

type Props = { code: string; provider: string; onAnnounce: ((sentence: string) => void) | undefined };

/** Copies a number, and says whether that worked: a page on an insecure address may not. */
export function CopyCode({ code, provider, onAnnounce }: Props) {
  const { t } = useTranslation('vote');
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), CHECK_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    const worked = await writeToClipboard(code);
    setCopied(worked);
    onAnnounce?.(t(worked ? 'sms.copied' : 'sms.notCopied', { code }));
  };
  return (
    <span className={styles.copy}>
      <IconButton
        icon={copied ? Check : Copy}
        label={t('sms.copy', { code, provider })}
        onClick={() => void copy()}
      />
    </span>
  );
}

async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
