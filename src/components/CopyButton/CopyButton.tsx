import Check from '@lucide/icons/icons/check';
import Copy from '@lucide/icons/icons/copy';
import { useEffect, useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './CopyButton.css.ts';

/** How long the check icon replaces the copy icon, in milliseconds. */
const CHECK_SHOWN_MS = 2_000;

export type CopyButtonProps = {
  text: string;
  label: string;
  /** Styled as a link, in a row of plain values. */
  link?: boolean;
  /** Called with the browser's result: a page on an insecure origin may not copy. */
  onCopied?: (worked: boolean) => void;
};

/** Copies `text`, which is usually shown beside the button. */
export function CopyButton({ text, label, link = false, onCopied }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), CHECK_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copyText = async () => {
    const worked = await writeToClipboard(text);
    setCopied(worked);
    onCopied?.(worked);
  };
  return (
    <span className={link ? styles.link : styles.plain}>
      <IconButton icon={copied ? Check : Copy} label={label} onClick={() => void copyText()} />
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
