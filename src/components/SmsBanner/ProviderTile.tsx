import { useTranslation } from 'react-i18next';
import type { SmsProvider } from '../../../domain/contract.ts';
import { localized } from '../../../domain/localized.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { leftToRight } from '../../theme/layout.css.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { CopyCode } from './CopyCode.tsx';
import * as styles from './SmsBanner.css.ts';
import { useTouch } from './useTouch.ts';

type Props = {
  provider: SmsProvider;
  open: boolean;
  onAnnounce: ((sentence: string) => void) | undefined;
};

/** One operator and its number: a link that starts a text message on a phone, a copy button on a desktop. */
export function ProviderTile({ provider, open, onAnnounce }: Props) {
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
