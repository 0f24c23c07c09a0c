import Menu from '@lucide/icons/icons/menu';
import X from '@lucide/icons/icons/x';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../i18n/language.ts';
import { container } from '../../theme/layout.css.ts';
import type { Theme } from '../../theme/themeChoice.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { LanguageToggle } from '../LanguageToggle/LanguageToggle.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { ThemeToggle } from '../ThemeToggle/ThemeToggle.tsx';
import * as styles from './AppHeader.css.ts';
import { useHeaderMenu } from './useHeaderMenu.ts';

type Props = {
  /** Pages in reading order. */
  items: readonly NavItem[];
  /** Path of the current page. */
  path: string;
  /** `href` of the item that the current page belongs to, if it is not an item itself. */
  section?: string | undefined;
  homeHref: string;
  voteHref: string;
  /** Called before Vote Now opens `voteHref`; a page that has the vote prevents that and shows it. */
  onVoteNow?: ((event: MouseEvent) => void) | undefined;
  theme: Theme;
  onTheme: (theme: Theme) => void;
  onLanguage: (language: Language) => void;
  /** The signed-in candidate, or the login link. */
  account?: ReactNode;
  /** The same inside the menu of a narrow header. */
  menuAccount?: ReactNode;
};

/** The header of every page: home, pages, language, theme, account and the vote. */
export function AppHeader(props: Props) {
  const { items, path, section, homeHref, voteHref, onVoteNow, theme, onTheme, onLanguage } = props;
  const { t } = useTranslation('common');
  const menu = useHeaderMenu(path);
  return (
    <header className={styles.header}>
      <div className={`${container} ${styles.bar}`}>
        <a className={styles.home} href={homeHref} aria-label={t('nav.home')}>
          <Logo />
        </a>
        <nav className={styles.wideNav} aria-label={t('nav.label')}>
          <NavItems items={items} path={path} section={section} />
        </nav>
        <div className={styles.tools}>
          <LanguageToggle onSwitch={onLanguage} />
          <span className={styles.wideTool}>
            <ThemeToggle theme={theme} onChoose={onTheme} />
          </span>
          <span className={styles.account}>{props.account}</span>
          <span className={styles.vote}>
            <Button variant="soft" href={voteHref} onClick={onVoteNow}>
              {t('nav.voteNow')}
            </Button>
          </span>
          <span className={styles.narrowTool}>
            <IconButton {...menu.button} icon={menu.open ? X : Menu} label={t('nav.menu')} />
          </span>
        </div>
      </div>
      {menu.open && (
        <HeaderMenu
          id={menu.id}
          items={items}
          path={path}
          section={section}
          theme={theme}
          onTheme={onTheme}
          account={props.menuAccount}
        />
      )}
    </header>
  );
}

type HeaderMenuProps = {
  id: string;
  items: readonly NavItem[];
  path: string;
  section: string | undefined;
  theme: Theme;
  onTheme: (theme: Theme) => void;
  account: ReactNode;
};

/** The open menu of a narrow header: items that do not fit the header itself. */
function HeaderMenu({ id, items, path, section, theme, onTheme, account }: HeaderMenuProps) {
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

type NavItem = { href: string; label: string };

type NavItemsProps = {
  items: readonly NavItem[];
  path: string;
  /** `href` of the item that the current page belongs to. */
  section: string | undefined;
};

function NavItems({ items, path, section }: NavItemsProps) {
  return (
    <ul className={styles.items}>
      {items.map(({ href, label }) => (
        <li key={href}>
          <a
            className={styles.item}
            href={href}
            aria-current={href === path ? 'page' : href === section || undefined}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
