import { useTranslation } from 'react-i18next';
import type { Receipt } from '../../../domain/contract.ts';
import { localized } from '../../../domain/localized.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { ReceiptActions } from './ReceiptActions.tsx';
import { ReceiptFacts } from './ReceiptFacts.tsx';
import { ReceiptHead } from './ReceiptHead.tsx';
import * as styles from './VoteReceipt.css.ts';

export type VoteReceiptProps = {
  receipt: Receipt;
  /** The address of the receipt on this site. */
  href: string;
  /** The page that explains the recount. */
  transparencyHref: string;
  /** Announces politely whether copying or sharing worked. */
  onAnnounce?: ((sentence: string) => void) | undefined;
};

/** The votes of a receipt in the public ledger, for anybody who has its code (decision D12): to keep, print or share. */
export function VoteReceipt({ receipt, href, transparencyHref, onAnnounce }: VoteReceiptProps) {
  const { t } = useTranslation('receipt');
  const name = localized(receipt.participant, 'full_name', useLanguage());
  return (
    <article className={styles.receipt}>
      <ReceiptHead receipt={receipt} name={name} />
      <div className={styles.body}>
        <p className={styles.proof}>{t(`receipt.explain.${explanationOf(receipt)}`)}</p>
        <ReceiptActions href={href} name={name} onAnnounce={onAnnounce} />
        <ReceiptFacts receipt={receipt} onAnnounce={onAnnounce} />
        <p className={styles.quiet}>{t('receipt.private')}</p>
        <a href={transparencyHref} className={styles.link}>
          {t('receipt.verify')}
        </a>
      </div>
    </article>
  );
}

/** What the receipt proves, or what its status means. */
function explanationOf({ status, refund, standing }: Receipt) {
  if (status === 'refunded' && refund === 'due') return 'refundDue';
  return status === 'counted' && standing ? 'leftOut' : status;
}
