import CircleCheck from '@lucide/icons/icons/circle-check';
import Clock from '@lucide/icons/icons/clock';
import ScanSearch from '@lucide/icons/icons/scan-search';
import Undo from '@lucide/icons/icons/undo-2';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Receipt } from '../../../domain/contract.ts';
import { localized } from '../../../domain/localized.ts';
import { useCountryName } from '../../i18n/useCountryName.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { leftToRight } from '../../theme/layout.css.ts';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Portrait } from '../Portrait/Portrait.tsx';
import * as styles from './VoteReceipt.css.ts';

export type VoteReceiptProps = {
  receipt: Receipt;
  /** The page that explains the recount. */
  transparencyHref: string;
  /** Announces politely whether copying or sharing worked. */
  onAnnounce?: ((sentence: string) => void) | undefined;
};

/** The votes of a receipt in the public ledger, for anybody who has its code (decision D12). */
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

type ReceiptRowsProps = { receipt: Receipt; onAnnounce: ((sentence: string) => void) | undefined };

/** The votes, and their rows in the ledger. */
function ReceiptRows({ receipt, onAnnounce }: ReceiptRowsProps) {
  const { t } = useTranslation('receipt');
  const format = useFormat();
  const { row, reversal, checkpoint, minute } = receipt;
  const announceCopy = (worked: boolean) => onAnnounce?.(t(worked ? 'receipt.copied' : 'receipt.notCopied'));
  return (
    <dl className={styles.rows}>
      <Row term={t('receipt.votes')}>
        <span className={styles.votes}>{format.number(receipt.votes_count)}</span>
      </Row>
      <Row term={t('receipt.channel')}>{t(`receipt.channels.${receipt.channel}`)}</Row>
      <Row term={t('receipt.minute')}>
        {t('receipt.moment', { date: format.date(minute), time: format.timeOfDay(minute) })}
      </Row>
      <Row term={t('receipt.code')}>
        <span className={styles.copied}>
          <Code>{receipt.code}</Code>
          <CopyButton text={receipt.code} label={t('receipt.copy')} link onCopied={announceCopy} />
        </span>
      </Row>
      <Row term={t('receipt.checkpointKey')}>
        <span className={styles.copied}>
          <Code>{receipt.checkpoint_key}</Code>
          <CopyButton
            text={receipt.checkpoint_key}
            label={t('receipt.copyKey')}
            link
            onCopied={(worked) => onAnnounce?.(t(worked ? 'receipt.keyCopied' : 'receipt.notCopied'))}
          />
        </span>
      </Row>
      {row && (
        <>
          <Row term={t('receipt.row')}>
            <Code>{`${row.stream} ${row.seq}`}</Code>
          </Row>
          <Row term={t('receipt.hash')}>
            <Code>{row.row_hash}</Code>
          </Row>
          <Row term={t('receipt.checkpoint')}>
            {checkpoint ? format.number(checkpoint.number) : t('receipt.checkpointNone')}
          </Row>
        </>
      )}
      {reversal && (
        <Row term={t('receipt.reversal')}>
          <Code>{`${reversal.stream} ${reversal.seq}`}</Code>
        </Row>
      )}
    </dl>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt className={styles.term}>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Code({ children }: { children: string }) {
  return <bdi className={`${styles.code} ${leftToRight}`}>{children}</bdi>;
}

const icons = { counted: CircleCheck, pending: Clock, quarantined: ScanSearch, refunded: Undo };

/** The status of the votes, and what it means. */
function ReceiptStatus({ status, refund, standing }: Pick<Receipt, 'status' | 'refund' | 'standing'>) {
  const { t } = useTranslation('receipt');
  const words = status === 'refunded' && refund === 'due' ? 'refundDue' : status;
  const explanation = status === 'counted' && standing ? 'leftOut' : words;
  return (
    <div className={styles.status[status]}>
      <p className={styles.statusName}>
        <Icon of={icons[status]} />
        {t(`receipt.status.${words}`)}
      </p>
      <p className={styles.explanation}>{t(`receipt.explain.${explanation}`)}</p>
    </div>
  );
}
