import MessageSquare from '@lucide/icons/icons/message-square';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SmsConfig, SmsProvider } from '../../../domain/contract.ts';
import { localized } from '../../../domain/localized.ts';
import type { Opening } from '../../../domain/opening.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { leftToRight } from '../../theme/layout.css.ts';
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
  /** A contestant's code for the example message. */
  exampleCode?: string | undefined;
  /** The code of the one contestant whom the banner is about, instead of an example. */
  contestantCode?: string | undefined;
  /** The address of a message to this number; a message without a text when left out. */
  linkTo?: ((shortCode: string) => string) | undefined;
  /** A message to this operator begins. */
  onOperator?: ((id: string) => void) | undefined;
  /** Announces politely whether copying worked. */
  onAnnounce?: ((sentence: string) => void) | undefined;
};

/** How to vote by text message: the text, the price and the three numbers. */
export function SmsBanner(props: SmsBannerProps) {
  const { sms, open, opening, exampleCode, contestantCode, ...tile } = props;
  const { t } = useTranslation('vote');
  const format = useFormat();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={`${styles.banner} ${open ? '' : styles.paused}`}>
      <div className={styles.words}>
        <h2 id={titleId} className={`${styles.title} ${open ? '' : styles.pausedTitle}`}>
          <Icon of={MessageSquare} />
          {t('sms.title')}
        </h2>
        {open ? <WhatToText code={exampleCode} exactCode={contestantCode} /> : <Paused opening={opening} />}
        {/* Also while no message counts: the numbers are visible, so the price must be (decision D5). */}
        <p className={styles.price}>{t('sms.price', { price: format.baisa(sms.price_baisa) })}</p>
      </div>
      <ul className={styles.tiles}>
        {sms.providers.map((provider) => (
          <ProviderTile key={provider.id} provider={provider} open={open} {...tile} />
        ))}
      </ul>
    </section>
  );
}

function WhatToText({ code, exactCode }: Record<'code' | 'exactCode', string | undefined>) {
  const { t } = useTranslation('vote');
  if (exactCode) return <p className={styles.what}>{t('sms.textCode', { code: exactCode })}</p>;
  return <p className={styles.what}>{code ? t('sms.text', { code }) : t('sms.textOnly')}</p>;
}

function Paused({ opening }: { opening: Opening | undefined }) {
  const { t } = useTranslation('vote');
  const format = useFormat();
  const sentence = () => {
    if (!opening) return t('sms.ended');
    return opening.soon
      ? t('sms.paused', { time: format.timeOfDay(opening.at) })
      : t('sms.pausedUntil', { deadline: format.deadline(opening.at) });
  };
  return <p className={styles.what}>{sentence()}</p>;
}

type ProviderTileProps = Pick<SmsBannerProps, 'open' | 'linkTo' | 'onOperator' | 'onAnnounce'> & {
  provider: SmsProvider;
};

/** One operator and its number. A phone shows the link that starts a text message, a desktop the copy button. */
function ProviderTile({ provider, open, linkTo, onOperator, onAnnounce }: ProviderTileProps) {
  const { t } = useTranslation('vote');
  const name = localized(provider, 'name', useLanguage());
  const code = provider.short_code;
  return (
    <li className={`${styles.tile} ${open ? '' : styles.pausedTile}`}>
      <p className={styles.provider}>
        <bdi className={styles.name}>{name}</bdi>
        <bdi className={`${styles.code} ${leftToRight} ${open ? '' : styles.pausedCode}`}>{code}</bdi>
      </p>
      {open && (
        <>
          <a
            className={styles.link}
            href={linkTo?.(code) ?? `sms:${code}`}
            onClick={() => onOperator?.(provider.id)}
          >
            <span className={visuallyHidden}>{t('sms.send', { code, provider: name })}</span>
          </a>
          <span className={styles.copy}>
            {/* A page on an insecure origin may not copy. */}
            <CopyButton
              text={code}
              label={t('sms.copy', { code, provider: name })}
              onCopied={(worked) => onAnnounce?.(t(worked ? 'sms.copied' : 'sms.notCopied', { code }))}
            />
          </span>
        </>
      )}
    </li>
  );
}
