import ChevronDown from '@lucide/icons/icons/chevron-down';
import ChevronUp from '@lucide/icons/icons/chevron-up';
import LayoutDashboard from '@lucide/icons/icons/layout-dashboard';
import Settings from '@lucide/icons/icons/settings';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { accountPaths } from '../../../domain/accountPaths.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Portrait } from '../Portrait/Portrait.tsx';
import * as styles from './SidebarNav.css.ts';

export type SidebarNavProps = {
  user: { full_name: string; image_url: string | null };
  /** Path of the current page. */
  path: string;
};

/** Navigation of the signed-in candidate. */
export function SidebarNav({ user, path }: SidebarNavProps) {
  const { t } = useTranslation('account');
  const [isOpen, setOpen] = useState(true);
  const id = useId();
  return (
    <div className={styles.card}>
      <div className={styles.person}>
        <Portrait src={user.image_url} name={user.full_name} size="row" eager />
        <p className={styles.name}>
          <bdi>{user.full_name}</bdi>
        </p>
      </div>
      <nav aria-label={t('shell.menu')}>
        <ul>
          <Item href={accountPaths.dashboard} path={path}>
            <Icon of={LayoutDashboard} />
            {t('shell.dashboard')}
          </Item>
          <li>
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpen(!isOpen)}
            >
              <span className={styles.toggleWords}>
                <Icon of={Settings} />
                {t('shell.settings')}
              </span>
              <Icon of={isOpen ? ChevronUp : ChevronDown} size="sm" />
            </button>
            <ul id={id} className={styles.within} hidden={!isOpen}>
              <Item href={accountPaths.profile} path={path}>
                {t('shell.profile')}
              </Item>
              <Item href={accountPaths.editPassword} path={path}>
                {t('shell.password')}
              </Item>
            </ul>
          </li>
        </ul>
      </nav>
    </div>
  );
}

function Item({ href, path, children }: { href: string; path: string; children: ReactNode }) {
  return (
    <li>
      <a className={styles.item} href={href} aria-current={href === path ? 'page' : undefined}>
        {children}
      </a>
    </li>
  );
}
