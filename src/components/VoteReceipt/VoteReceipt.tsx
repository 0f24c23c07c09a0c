import { useTranslation } from 'react-i18next';
import type { Receipt } from '../../../domain/contract.ts';
import { localized } from '../../../domain/localized.ts';
import { useCountryName } from '../../i18n/useCountryName.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Portrait } from '../Portrait/Portrait.tsx';
import { ReceiptRows } from './ReceiptRows.tsx';
import { ReceiptStatus } from './ReceiptStatus.tsx';
import * as styles from './VoteReceipt.css.ts';

export type VoteReceiptProps = {
  receipt: Receipt;
  /** The page that explains the recount. */
  transparencyHref: string;
  /** Announces politely whether copying worked. */
  onAnnounce?: ((sentence: string) => void) | undefined;
};

/** The votes of a purchase in the public ledger, for anybody who has the code (decision D12). */
export function VoteReceipt({ receipt, transparencyHref, onAnnounce }: VoteReceiptProps) {
  const { t } = useTranslation('receipt');
  const language = useLanguage();
  const name = localized(receipt.participant, 'full_name', language);
  const country = useCountryName()(receipt.participant.country_id);
  const facts = [country, localized(receipt.group, 'group_name', language)].filter(Boolean);
  return (
    <div className={styles.receipt}>
      <ReceiptStatus status={receipt.status} refund={receipt.refund} standing={receipt.standing} />
      <div className={styles.who}>
        <Portrait src={receipt.participant.image_url} name={name} size="head" eager />
        <div>
          <p className={styles.name}>
            <bdi>{name}</bdi>
          </p>
          <p className={styles.facts}>{facts.join(' · ')}</p>
        </div>
      </div>
      <ReceiptRows receipt={receipt} onAnnounce={onAnnounce} />
      <div className={styles.foot}>
        <p>{t('receipt.private')}</p>
        <a href={transparencyHref} className={styles.link}>
          {t('receipt.verify')}
        </a>
      </div>
    </div>
  );
}
