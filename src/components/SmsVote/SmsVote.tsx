import ChevronsUpDown from '@lucide/icons/icons/chevrons-up-down';
import MessageSquare from '@lucide/icons/icons/message-square';
import { useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { SmsConfig, SmsProvider } from '../../../domain/contract.ts';
import { localized } from '../../../domain/localized.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { leftToRight } from '../../theme/layout.css.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './SmsVote.css.ts';
import { useSmsLink } from './useSmsLink.ts';

export type SmsVoteProps = {
  sms: SmsConfig;
  /** The contestant's code: the whole message. */
  code: string;
  /** The contestant's name, so that a list of links is distinguishable. */
  name: string;
  /** Id of the chosen mobile operator. */
  operator: string | undefined;
  /** A message to this operator begins: it is chosen from now on. */
  onOperator: (id: string) => void;
};

/**
 * A vote by text message for one contestant. The first time it asks for the mobile operator; then it is the link to the
 * messages app itself, and beside it one can change the operator.
 */
export function SmsVote({ sms, code, name, operator, onOperator }: SmsVoteProps) {
  const { t } = useTranslation('vote');
  const language = useLanguage();
  const linkTo = useSmsLink(code);
  const price = useFormat().baisa(sms.price_baisa);
  const listId = useId();
  const link = useRef<HTMLAnchorElement>(null);
  const [open, setOpen] = useState(false);
  const chosen = sms.providers.find(({ id }) => id === operator);
  const toggle = {
    type: 'button',
    'aria-expanded': open,
    'aria-controls': listId,
    onClick: () => setOpen(!open),
  } as const;
  const choose = ({ id }: SmsProvider) => {
    flushSync(() => {
      setOpen(false);
      onOperator(id);
    });
    // The list that had the focus is gone.
    link.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <div className={styles.row}>
        {chosen ? (
          <>
            <a ref={link} className={styles.main} href={linkTo(chosen.short_code)}>
              <Words name={name}>
                {t('sms.whatThrough', { code, provider: localized(chosen, 'name', language), price })}
              </Words>
            </a>
            <button {...toggle} className={styles.change}>
              <Icon of={ChevronsUpDown} />
              <span className={visuallyHidden}>{t('sms.change')}</span>
            </button>
          </>
        ) : (
          <button {...toggle} className={styles.main}>
            <Words name={name}>{t('sms.what', { code, price })}</Words>
            <Icon of={ChevronsUpDown} />
          </button>
        )}
      </div>
      <div id={listId}>
        {open && (
          <div className={styles.choice}>
            <p className={styles.caption}>{t('sms.choose')}</p>
            <p className={styles.caption}>{t('sms.price', { price })}</p>
            <ul className={styles.operators}>
              {sms.providers.map((provider) => (
                <li key={provider.id} className={styles.operator}>
                  <a
                    className={styles.operatorLink}
                    href={linkTo(provider.short_code)}
                    aria-current={provider === chosen}
                    onClick={() => choose(provider)}
                  >
                    <bdi>{localized(provider, 'name', language)}</bdi>
                    <bdi className={`${styles.number} ${leftToRight}`}>{provider.short_code}</bdi>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </>
  );
}

function Words({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useTranslation('vote');
  return (
    <>
      <span className={styles.icon}>
        <Icon of={MessageSquare} />
      </span>
      <span className={styles.words}>
        <span aria-hidden="true" className={styles.label}>
          {t('sms.title')}
        </span>
        <span className={visuallyHidden}>{t('sms.voteFor', { name })}</span>{' '}
        <span className={styles.caption}>{children}</span>
      </span>
    </>
  );
}
