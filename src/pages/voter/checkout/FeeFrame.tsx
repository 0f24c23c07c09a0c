import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '../../../../domain/contract.ts';
import { localized } from '../../../../domain/localized.ts';
import { Money } from '../../../components/Money/Money.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import * as styles from './FeeFrame.css.ts';

type Props = { order: Order; title: string; children: ReactNode };

/** A page about an order of a fee: for which competition and whom, how much, and the parts below. */
export function FeeFrame({ order, title, children }: Props) {
  const { t } = useTranslation('pay');
  const language = useLanguage();
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <Panel>
        <dl className={styles.rows}>
          <Row term={t('fee.competition')}>
            <bdi>{localized(order.competition, 'name', language)}</bdi>
          </Row>
          <Row term={t('fee.candidate')}>
            <bdi>{localized(order.participant, 'full_name', language)}</bdi>
          </Row>
          <Row term={t('fee.amount')}>
            <Money baisa={order.amount_baisa} total />
          </Row>
        </dl>
      </Panel>
      {children}
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
