import CircleCheck from '@lucide/icons/icons/circle-check';
import Clock from '@lucide/icons/icons/clock';
import ScanSearch from '@lucide/icons/icons/scan-search';
import Undo from '@lucide/icons/icons/undo-2';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { Receipt } from '../../../domain/contract.ts';
import { localized } from '../../../domain/localized.ts';
import { useCountryName } from '../../i18n/useCountryName.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { leftToRight, noWrap } from '../../theme/layout.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Portrait } from '../Portrait/Portrait.tsx';
import { VoicePrint } from '../VoicePrint/VoicePrint.tsx';
import * as styles from './VoteReceipt.css.ts';

type Props = { receipt: Receipt; name: string };

/** The stage of the receipt: for whom, how many votes, when, and the voice-print of their row. */
export function ReceiptHead({ receipt, name }: Props) {
  const { t } = useTranslation('receipt');
  const format = useFormat();
  const { minute, votes_count: count } = receipt;
  return (
    <div className={styles.head}>
      <Status {...receipt} />
      <div className={styles.main}>
        <div className={styles.who}>
          <Portrait src={receipt.participant.image_url} name={name} size="chosen" eager />
          <div>
            <h2 className={styles.name}>
              <bdi>{name}</bdi>
            </h2>
            <Facts receipt={receipt} />
          </div>
        </div>
        <div>
          <p className={styles.votes}>{t('receipt.count', { count })}</p>
          <p className={styles.moment}>
            {t('receipt.moment', { date: format.date(minute), time: format.timeOfDay(minute) })}
          </p>
        </div>
      </div>
      {(receipt.row || receipt.status === 'pending') && <Print row={receipt.row} />}
    </div>
  );
}

/** Country, group and code of the contestant. */
function Facts({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation('receipt');
  const language = useLanguage();
  const country = useCountryName()(receipt.participant.country_id);
  const facts = [country, localized(receipt.group, 'group_name', language)].filter(Boolean);
  return (
    <p className={styles.about}>
      {facts.map((fact, index) => (
        <Fragment key={fact}>
          {index > 0 && ' · '}
          <bdi>{fact}</bdi>
        </Fragment>
      ))}
      {receipt.sms_code !== '' && (
        <>
          {facts.length > 0 && ' · '}
          <span className={noWrap}>
            {t('receipt.contestantCode')}{' '}
            <bdi className={`${styles.contestantCode} ${leftToRight}`}>{receipt.sms_code}</bdi>
          </span>
        </>
      )}
    </p>
  );
}

const icons = { counted: CircleCheck, pending: Clock, quarantined: ScanSearch, refunded: Undo };

function Status({ status, refund }: Pick<Receipt, 'status' | 'refund'>) {
  const { t } = useTranslation('receipt');
  return (
    <p className={styles.status[status]}>
      <Icon of={icons[status]} size="sm" />
      {t(`receipt.status.${status === 'refunded' && refund === 'due' ? 'refundDue' : status}`)}
    </p>
  );
}

function Print({ row }: Pick<Receipt, 'row'>) {
  const { t } = useTranslation('receipt');
  const caption = row ? t('receipt.print', { row: `${row.stream} ${row.seq}` }) : t('receipt.printAwaited');
  return (
    <figure className={styles.print}>
      <VoicePrint hash={row?.row_hash ?? null} tone={row ? 'own' : 'quiet'} />
      <figcaption className={styles.caption}>
        <span className={styles.captionTitle}>{t('receipt.printTitle')}</span> {caption}
      </figcaption>
    </figure>
  );
}
