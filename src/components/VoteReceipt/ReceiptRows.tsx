import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Receipt } from '../../../domain/contract.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { leftToRight } from '../../theme/layout.css.ts';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import * as styles from './VoteReceipt.css.ts';

type Props = { receipt: Receipt; onAnnounce: ((sentence: string) => void) | undefined };

/** The votes, and their rows in the ledger. */
export function ReceiptRows({ receipt, onAnnounce }: Props) {
  const { t } = useTranslation('receipt');
  const format = useFormat();
  const { row, reversal, checkpoint, minute } = receipt;
  const told = (worked: boolean) => onAnnounce?.(t(worked ? 'receipt.copied' : 'receipt.notCopied'));
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
          <CopyButton text={receipt.code} label={t('receipt.copy')} link onCopied={told} />
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
