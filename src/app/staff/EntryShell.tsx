import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Logo } from '../../components/Logo/Logo.tsx';
import * as styles from './EntryShell.css.ts';

/** The page around a step of entering: nothing that needs a session. */
export function EntryShell({ tools, children }: { tools: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('staff');
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <span className={styles.brand}>
          <Logo />
          <span className={styles.side}>{t('brand')}</span>
        </span>
        <span className={styles.tools}>{tools}</span>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  );
}
