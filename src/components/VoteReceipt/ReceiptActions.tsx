import Printer from '@lucide/icons/icons/printer';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { leftToRight } from '../../theme/layout.css.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { ShareButton } from '../ShareButton/ShareButton.tsx';
import type { Shared } from '../ShareButton/shareLink.ts';
import * as styles from './VoteReceipt.css.ts';

type Props = {
  href: string;
  /** The contestant's. */
  name: string;
  onAnnounce: ((sentence: string) => void) | undefined;
};

/** Keeps the receipt: sharing its link, or printing it; the paper shows the link instead. */
export function ReceiptActions({ href, name, onAnnounce }: Props) {
  const { t } = useTranslation('receipt');
  const say = (outcome: Shared) => {
    if (outcome === 'copied') onAnnounce?.(t('receipt.linkCopied'));
    if (outcome === 'failed') onAnnounce?.(t('receipt.notShared'));
  };
  return (
    <>
      <div className={styles.actions}>
        <ShareButton
          href={href}
          title={t('receipt.shareTitle', { name })}
          copiedLabel={t('receipt.linkCopied')}
          onShared={say}
        >
          {t('receipt.share')}
        </ShareButton>
        <Button
          variant="secondary"
          iconStart={<Icon of={Printer} size="sm" />}
          onClick={() => window.print()}
        >
          {t('receipt.printPage')}
        </Button>
      </div>
      <PrintedLink href={href} />
    </>
  );
}

const neverChanges = () => () => {};

/** The whole address; only a browser knows it, and only paper needs it. */
function PrintedLink({ href }: Pick<Props, 'href'>) {
  const address = useSyncExternalStore(
    neverChanges,
    () => new URL(href, location.href).toString(),
    () => href,
  );
  return <p className={`${styles.paper} ${leftToRight}`}>{address}</p>;
}
