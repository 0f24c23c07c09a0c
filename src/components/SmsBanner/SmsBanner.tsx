import MessageSquare from '@lucide/icons/icons/message-square';
import { useId, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { SmsConfig, SmsProvider } from '../../../domain/contract.ts';
import { localized } from '../../../domain/localized.ts';
import type { Opening } from '../../../domain/opening.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { leftToRight } from '../../theme/layout.css.ts';
import { hovers } from '../../theme/preferences.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
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

type ProviderTileProps = {
  provider: SmsProvider;
  open: boolean;
  onAnnounce: ((sentence: string) => void) | undefined;
};

/** One operator and its number: a link that starts a text message on a phone, a copy button on a desktop. */
function ProviderTile({ provider, open, onAnnounce }: ProviderTileProps) {
  const { t } = useTranslation('vote');
  const name = localized(provider, 'name', useLanguage());
  const touch = useTouch();
  const code = provider.short_code;
  const face = (
    <>
      <bdi className={styles.name}>{name}</bdi>
      <bdi className={`${styles.code} ${leftToRight} ${open ? '' : styles.pausedCode}`}>{code}</bdi>
    </>
  );
  return (
    <li className={`${styles.tile} ${open ? '' : styles.pausedTile}`}>
      {open && touch ? (
        <a className={styles.link} href={`sms:${code}`}>
          <span className={styles.provider} aria-hidden="true">
            {face}
          </span>
          <span className={visuallyHidden}>{t('sms.send', { code, provider: name })}</span>
        </a>
      ) : (
        <p className={styles.provider}>{face}</p>
      )}
      {open && !touch && <CopyCode code={code} provider={name} onAnnounce={onAnnounce} />}
    </li>
  );
}

type CopyCodeProps = { code: string; provider: string; onAnnounce: ((sentence: string) => void) | undefined };

/** Copies a number, and announces whether that worked: a page on an insecure origin may not copy. */
function CopyCode({ code, provider, onAnnounce }: CopyCodeProps) {
  const { t } = useTranslation('vote');
  return (
    <span className={styles.copy}>
      <CopyButton
        text={code}
        label={t('sms.copy', { code, provider })}
        onCopied={(worked) => onAnnounce?.(t(worked ? 'sms.copied' : 'sms.notCopied', { code }))}
      />
    </span>
  );
}

const touchQuery = () => (typeof matchMedia === 'function' ? matchMedia(hovers) : undefined);

function subscribeToTouch(listener: () => void) {
  const list = touchQuery();
  list?.addEventListener('change', listener);
  return () => list?.removeEventListener('change', listener);
}

/** Unknown during server-side rendering: most visitors use a phone. */
const assumeTouch = () => true;

/** True where the main pointer is a finger: such a device can probably send text messages. */
function useTouch(): boolean {
  return useSyncExternalStore(subscribeToTouch, () => touchQuery()?.matches === false, assumeTouch);
}
