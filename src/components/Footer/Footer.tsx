import LifeBuoy from '@lucide/icons/icons/life-buoy';
import { useTranslation } from 'react-i18next';
import { dirOf, languageNames, languages, type Language } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { container } from '../../theme/layout.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Logo } from '../Logo/Logo.tsx';
import * as styles from './Footer.css.ts';

type Props = {
  /** Address of the support link, which has the same position on every page, so that help is easy to find. */
  supportHref: string;
  onLanguage: (language: Language) => void;
  version: string;
  /** Address of the diagnostics. */
  versionHref?: string;
  /** The current season, such as `2025`. */
  season?: string | undefined;
  /** Other pages. */
  links?: readonly { href: string; label: string }[];
  /** Address of the current page or its parent. */
  current?: string;
};

/** The foot of every page: language, support, further pages and the version. */
export function Footer({
  supportHref,
  onLanguage,
  version,
  versionHref,
  season,
  links = [],
  current,
}: Props) {
  const { t } = useTranslation('common');
  return (
    <footer className={styles.footer}>
      <div className={`${container} ${styles.line}`}>
        <Logo />
        <div className={styles.links}>
          {links.map(({ href, label }) => (
            <a key={href} className={styles.link} href={href} aria-current={href === current || undefined}>
              {label}
            </a>
          ))}
          <a className={styles.link} href={supportHref}>
            <Icon of={LifeBuoy} />
            {t('footer.support')}
          </a>
          <FooterLanguages onLanguage={onLanguage} />
        </div>
        <p className={styles.build}>
          {versionHref === undefined ? (
            <span className={styles.piece}>{t('footer.version', { version })}</span>
          ) : (
            <a
              className={styles.version}
              href={versionHref}
              aria-current={versionHref === current || undefined}
            >
              {t('footer.version', { version })}
            </a>
          )}
          {season !== undefined && <span className={styles.piece}>· {t('footer.season', { season })}</span>}
        </p>
      </div>
    </footer>
  );
}

type FooterLanguagesProps = { onLanguage: (language: Language) => void };

function FooterLanguages({ onLanguage }: FooterLanguagesProps) {
  const { t } = useTranslation('common');
  const present = useLanguage();
  return (
    <ul className={styles.languages} aria-label={t('language.label')}>
      {languages.map((language) => (
        <li key={language}>
          <button
            type="button"
            className={`${styles.link} ${language === present ? styles.present : ''}`}
            lang={language}
            dir={dirOf(language)}
            aria-current={language === present ? 'true' : undefined}
            onClick={() => language !== present && onLanguage(language)}
          >
            {languageNames[language]}
          </button>
        </li>
      ))}
    </ul>
  );
}
