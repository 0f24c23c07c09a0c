import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Receipt } from '../../../domain/contract.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { leftToRight } from '../../theme/layout.css.ts';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import * as styles from './VoteReceipt.css.ts';

type Props = { receipt: Receipt; onAnnounce: ((sentence: string) => void) | undefined };

/** What somebody needs who checks the receipt against the ledger. */
export function ReceiptFacts({ receipt, onAnnounce }: Props) {
  const { t } = useTranslation('receipt');
  const format = useFormat();
  const { row, reversal, checkpoint, channel, code, checkpoint_key: key } = receipt;
  const announceCopy = (copied: 'copied' | 'keyCopied') => (worked: boolean) =>
    onAnnounce?.(t(worked ? `receipt.${copied}` : 'receipt.notCopied'));
  return (
    <dl className={styles.facts}>
      <Fact term={t('receipt.channel')}>{t(`receipt.channels.${channel}`)}</Fact>
      {row && (
        <>
          <Fact term={t('receipt.row')}>
            <Code>{`${row.stream} ${row.seq}`}</Code>
          </Fact>
          <Fact term={t('receipt.checkpoint')}>
            {checkpoint ? format.number(checkpoint.number) : t('receipt.checkpointNone')}
          </Fact>
        </>
      )}
      {reversal && (
        <Fact term={t('receipt.reversal')}>
          <Code>{`${reversal.stream} ${reversal.seq}`}</Code>
        </Fact>
      )}
      <Fact term={t('receipt.code')} wide>
        <Code>{code}</Code>
        <span className={styles.copy}>
          <CopyButton text={code} label={t('receipt.copy')} link onCopied={announceCopy('copied')} />
        </span>
      </Fact>
      {row && (
        <Fact term={t('receipt.hash')} wide>
          <Code>{row.row_hash}</Code>
        </Fact>
      )}
      <Fact term={t('receipt.checkpointKey')} wide>
        <Code>{key}</Code>
        <span className={styles.copy}>
          <CopyButton text={key} label={t('receipt.copyKey')} link onCopied={announceCopy('keyCopied')} />
        </span>
      </Fact>
    </dl>
  );
}

function Fact({ term, wide = false, children }: { term: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? styles.wideFact : undefined}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

function Code({ children }: { children: string }) {
  return <bdi className={`${styles.code} ${leftToRight}`}>{children}</bdi>;
}
