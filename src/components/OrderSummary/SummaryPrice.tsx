import { useTranslation } from 'react-i18next';
import type { Quote, QuoteLine } from '../../../domain/contract.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { LevelMeter } from '../LevelMeter/LevelMeter.tsx';
import { Money } from '../Money/Money.tsx';
import { useDollars } from '../Money/useDollars.ts';
import * as styles from './OrderSummary.css.ts';

/**
 * On a narrow screen: `collapsed` to one line and the price, or the `price` alone. The lines of the price are in
 * sight either way, because without them the total does not follow from the price of one vote.
 */
export type NarrowSummary = 'collapsed' | 'price';

type Props = {
  quote: Quote | undefined;
  loading: boolean;
  /** Whether the number of votes has a price, known or not; zero votes have none. */
  priced: boolean;
  /** If collapsed, the button above shows the total. */
  narrow: NarrowSummary | undefined;
};

/** The lines of the quote and its total, or their placeholder. */
export function SummaryPrice({ quote, loading, priced, narrow }: Props) {
  const { t } = useTranslation('pay');
  return (
    <div className={narrow ? styles.narrowPrice : styles.price} aria-busy={loading}>
      {quote && (
        <div className={loading ? styles.outdated : undefined}>
          <QuoteRows quote={quote} narrow={narrow} />
        </div>
      )}
      {loading && (
        <p className={styles.waiting}>
          <LevelMeter kind="spinner" height={16} />
          {t('summary.loading')}
        </p>
      )}
      {!quote && !loading && !priced && <p className={styles.waiting}>{t('summary.none')}</p>}
    </div>
  );
}

function QuoteRows({ quote, narrow }: Pick<Props, 'narrow'> & { quote: Quote }) {
  const { t } = useTranslation('pay');
  const dollars = useDollars();
  return (
    <>
      <dl>
        {quote.lines.map((line, index) => (
          <LineRow key={line.kind} line={line} ruled={index === 0 && narrow !== 'price'} />
        ))}
        {narrow !== 'collapsed' && (
          <div className={`${styles.row} ${styles.ruled}`}>
            <dt className={styles.term}>{t('summary.total')}</dt>
            <dd>
              <Money baisa={quote.total_baisa} total />
            </dd>
          </div>
        )}
      </dl>
      <p className={styles.usd}>{dollars(quote.usd_approximate)}</p>
    </>
  );
}

function LineRow({ line, ruled }: { line: QuoteLine; ruled: boolean }) {
  const { t } = useTranslation('pay');
  const format = useFormat();
  const words =
    line.kind === 'discount'
      ? t('summary.discount')
      : t('summary.line', {
          count: line.votes_count ?? 0,
          price: format.decimal3((line.unit_baisa ?? 0) / 1000),
        });
  return (
    <div className={`${styles.row} ${ruled ? styles.ruled : ''}`}>
      <dt className={styles.lineTerm}>{words}</dt>
      <dd>
        <Money baisa={line.amount_baisa} />
      </dd>
    </div>
  );
}
