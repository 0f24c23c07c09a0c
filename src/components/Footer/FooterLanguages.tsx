import { useTranslation } from 'react-i18next';
import { dirOf, languageNames, languages, type Language } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import * as styles from './Footer.css.ts';

type Props = { onLanguage: (language: Language) => void };

export function FooterLanguages({ onLanguage }: Props) {
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
