import Check from '@lucide/icons/icons/check';
import Clock from '@lucide/icons/icons/clock';
import ReceiptIcon from '@lucide/icons/icons/receipt-text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ParticipantUser } from '../../../domain/contract.ts';
import { localized } from '../../../domain/localized.ts';
import { useCountryName } from '../../i18n/useCountryName.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useGroupWords } from '../../i18n/useGroupWords.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { leftToRight } from '../../theme/layout.css.ts';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Money } from '../Money/Money.tsx';
import { Portrait } from '../Portrait/Portrait.tsx';
import * as styles from './PaymentReceipt.css.ts';

export type PaymentReceiptProps = ReceiptHeadProps & {
  /** The votes, or the competition whose entry fee it was. */
  bought: { votes: number } | { competition: string };
  /** The paid amount in baisa. */
  baisa: number;
  transactionId: string;
  /** UTC ms. */
  at: number;
  /** The public page on which anybody can check the receipt. */
  receiptHref?: string | undefined;
  /** Announces politely whether copying worked. */
  onAnnounce?: ((sentence: string) => void) | undefined;
};

/** What was bought and paid, row by row. */
export function PaymentReceipt(props: PaymentReceiptProps) {
  const { bought, baisa, transactionId, at, receiptHref, onAnnounce } = props;
  const { t } = useTranslation('pay');
  const format = useFormat();
  return (
    <div className={styles.receipt}>
      <ReceiptHead {...props} />
      <dl className={styles.rows}>
        {'votes' in bought ? (
          <Row term={t('success.votes')}>
            <span className={styles.votes}>{format.number(bought.votes)}</span>
          </Row>
        ) : (
          <Row term={t('fee.competition')}>
            <bdi>{bought.competition}</bdi>
          </Row>
        )}
        <Row term={t('success.amount')}>
          <Money baisa={baisa} />
        </Row>
        <Row term={t('success.transaction')}>
          <span className={styles.code}>
            <bdi className={`${styles.codeText} ${leftToRight}`}>{transactionId}</bdi>
            <CopyButton
              text={transactionId}
              label={t('success.copy')}
              link
              onCopied={(worked) => onAnnounce?.(t(worked ? 'success.copied' : 'success.notCopied'))}
            />
          </span>
        </Row>
        <Row term={t('success.time')}>
          {t('success.moment', { date: format.date(at), time: format.timeOfDay(at) })}
        </Row>
      </dl>
      {receiptHref !== undefined && (
        <p className={styles.foot}>
          <a href={receiptHref} className={styles.link}>
            <Icon of={ReceiptIcon} size="sm" />
            {t('success.receipt')}
          </a>
        </p>
      )}
    </div>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

type ReceiptHeadProps = {
  user: ParticipantUser;
  group?: number | undefined;
  /** `review`: paid, and under review before the votes count. `feePaid`: no votes, but a fee. */
  status?: 'confirmed' | 'review' | 'feePaid';
};

/** The contestant, and whether the votes count, or who paid a fee. */
function ReceiptHead({ user, group, status = 'confirmed' }: ReceiptHeadProps) {
  const { t } = useTranslation('pay');
  const language = useLanguage();
  const groups = useGroupWords();
  const name = localized(user, 'full_name', language);
  const country = useCountryName()(user.country_id);
  const facts = [country, group === undefined ? undefined : groups.name(group)].filter(
    (fact) => fact !== undefined,
  );
  return (
    <div className={styles.head}>
      <Portrait src={user.image_url} name={name} size="head" eager />
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles.facts}>{facts.join(' · ')}</p>
      </div>
      <p className={styles.status[status === 'review' ? 'review' : 'confirmed']}>
        <Icon of={status === 'review' ? Clock : Check} size="sm" />
        {t(status === 'feePaid' ? 'fee.paid' : `success.${status}`)}
      </p>
    </div>
  );
}
