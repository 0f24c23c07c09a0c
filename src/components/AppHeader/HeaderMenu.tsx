import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { container } from '../../theme/layout.css.ts';
import type { Theme } from '../../theme/themeChoice.ts';
import { ThemeToggle } from '../ThemeToggle/ThemeToggle.tsx';
import * as styles from './AppHeader.css.ts';
import { NavItems, type NavItem } from './NavItems.tsx';

type Props = {
  id: string;
  items: readonly NavItem[];
  path: string;
  section: string | undefined;
  theme: Theme;
  onTheme: (theme: Theme) => void;
  account: ReactNode;
};

/** Menu for items that do not fit a narrow header. */
export function HeaderMenu({ id, items, path, section, theme, onTheme, account }: Props) {
  const { t } = useTranslation('common');
  return (
    <div id={id} className={`${container} ${styles.menu}`}>
      <nav aria-label={t('nav.label')}>
        <NavItems items={items} path={path} section={section} />
      </nav>
      {account}
      <div className={styles.menuTheme}>
        <span aria-hidden>{t('theme.dark')}</span>
        <ThemeToggle theme={theme} onChoose={onTheme} />
      </div>
    </div>
  );
}
