import { dirOf, languageNames, otherLanguage, type Language } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { text } from '../../theme/text.css.ts';
import * as styles from './LanguageToggle.css.ts';

type Props = { onSwitch: (language: Language) => void };

/** Offers the other language in its own script, so that its readers recognise it. */
export function LanguageToggle({ onSwitch }: Props) {
  const other = otherLanguage(useLanguage());
  return (
    <button
      type="button"
      className={`${text.label} ${styles.toggle}`}
      lang={other}
      dir={dirOf(other)}
      onClick={() => onSwitch(other)}
    >
      {languageNames[other]}
    </button>
  );
}
