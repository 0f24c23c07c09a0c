import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageToggle } from '../../components/LanguageToggle/LanguageToggle.tsx';
import { Logo } from '../../components/Logo/Logo.tsx';
import { ThemeToggle } from '../../components/ThemeToggle/ThemeToggle.tsx';
import type { Language } from '../../i18n/language.ts';
import '../../theme/density.css.ts';
import type { Theme } from '../../theme/themeChoice.ts';
import * as styles from './EntryShell.css.ts';

export type StaffTools = {
  theme: Theme;
  onTheme: (theme: Theme) => void;
  onLanguage: (language: Language) => void;
};

/** The page around a step of entering: nothing that needs a session. */
export function EntryShell({ theme, onTheme, onLanguage, children }: StaffTools & { children: ReactNode }) {
  const { t } = useTranslation('staff');
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <span className={styles.brand}>
          <Logo />
          <span className={styles.side}>{t('brand')}</span>
        </span>
        <span className={styles.tools}>
          <LanguageToggle onSwitch={onLanguage} />
          <ThemeToggle theme={theme} onChoose={onTheme} />
        </span>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  );
}
