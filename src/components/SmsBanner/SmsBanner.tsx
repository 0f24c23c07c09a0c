import MessageSquare from '@lucide/icons/icons/message-square';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SmsConfig } from '../../../domain/contract.ts';
import type { Opening } from '../../../domain/opening.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { Icon } from '../Icon/Icon.tsx';
import { ProviderTile } from './ProviderTile.tsx';
import * as styles from './SmsBanner.css.ts';

export type SmsBannerProps = {
  sms: SmsConfig;
  /** Whether a message sent now counts. */
  open: boolean;
  /** When messages count again; left out after the vote has ended. */
  opening?: Opening | undefined;
  /** Whether a message counts is unknown until the current list is loaded. */
  unsure?: boolean;
  /** A contestant's code for the example message. */
  exampleCode?: string | undefined;
  /** Announces politely whether copying worked. */
  onAnnounce?: ((sentence: string) => void) | undefined;
};

/** How to vote by text message: the text, the price and the three numbers. */
export function SmsBanner(props: SmsBannerProps) {
  const { sms, open, opening, unsure = false, exampleCode, onAnnounce } = props;
  const { t } = useTranslation('vote');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={`${styles.banner} ${open ? '' : styles.paused}`}>
      <div className={styles.words}>
        <h2 id={titleId} className={`${styles.title} ${open ? '' : styles.pausedTitle}`}>
          <Icon of={MessageSquare} />
          {t('sms.title')}
        </h2>
        {open ? <WhatToText code={exampleCode} /> : <Paused opening={opening} unsure={unsure} />}
        <Price baisa={sms.price_baisa} />
      </div>
      <ul className={styles.tiles}>
        {sms.providers.map((provider) => (
          <ProviderTile key={provider.id} provider={provider} open={open} onAnnounce={onAnnounce} />
        ))}
      </ul>
    </section>
  );
}

function WhatToText({ code }: { code: string | undefined }) {
  const { t } = useTranslation('vote');
  return <p className={styles.what}>{code ? t('sms.text', { code }) : t('sms.textOnly')}</p>;
}

/** Also shown while no message counts: the numbers are visible, so the price must be (decision D5). */
function Price({ baisa }: { baisa: number }) {
  const { t } = useTranslation('vote');
  const format = useFormat();
  return <p className={styles.price}>{t('sms.price', { price: format.baisa(baisa) })}</p>;
}

function Paused({ opening, unsure }: { opening: Opening | undefined; unsure: boolean }) {
  const { t } = useTranslation('vote');
  const format = useFormat();
  const sentence = () => {
    if (unsure) return t('card.notNow');
    if (!opening) return t('sms.ended');
    return opening.soon
      ? t('sms.paused', { time: format.timeOfDay(opening.at) })
      : t('sms.pausedUntil', { deadline: format.deadline(opening.at) });
  };
  return <p className={styles.what}>{sentence()}</p>;
}
