import Check from '@lucide/icons/icons/check';
import Copy from '@lucide/icons/icons/copy';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './CopyButton.css.ts';
import { useBriefly } from './useBriefly.ts';
import { writeToClipboard } from './writeToClipboard.ts';

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
  const [copied, setCopied] = useBriefly();
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
