import Check from '@lucide/icons/icons/check';
import Share from '@lucide/icons/icons/share-2';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { useBriefly } from '../CopyButton/useBriefly.ts';
import { Icon } from '../Icon/Icon.tsx';
import { type Shared, shareLink } from './shareLink.ts';

export type ShareButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'full'> & {
  /** Address of the page to share, absolute or on this site. */
  href: string;
  /** What the page is called where the link is shown. */
  title: string;
  children: string;
  /** Shown for two seconds where the link was copied instead. */
  copiedLabel: string;
  /** Called with what became of it, so that the page can say it. */
  onShared?: ((outcome: Shared) => void) | undefined;
};

/** Shares a link with the system's own sheet; where there is none, copies it. */
export function ShareButton({ href, title, children, copiedLabel, onShared, ...look }: ShareButtonProps) {
  const [copied, setCopied] = useBriefly();
  const share = async () => {
    const outcome = await shareLink({ title, url: new URL(href, location.href).toString() });
    setCopied(outcome === 'copied');
    onShared?.(outcome);
  };
  return (
    <Button {...look} iconStart={<Icon of={copied ? Check : Share} size="sm" />} onClick={() => void share()}>
      {copied ? copiedLabel : children}
    </Button>
  );
}
