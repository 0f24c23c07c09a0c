import ChevronDown from '@lucide/icons/icons/chevron-down';
import LayoutDashboard from '@lucide/icons/icons/layout-dashboard';
import LogOut from '@lucide/icons/icons/log-out';
import User from '@lucide/icons/icons/user';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { accountPaths } from '../../../domain/accountPaths.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Portrait } from '../Portrait/Portrait.tsx';
import * as styles from './ProfileMenu.css.ts';
import { useMenu } from './useMenu.ts';

export type ProfileMenuProps = {
  user: { full_name: string; image_url: string | null };
  /** Path of the current page: the menu closes when it changes. */
  path: string;
  onLogout: () => void;
};

/** The signed-in candidate, with links to the own pages and the logout. */
export function ProfileMenu({ user, path, onLogout }: ProfileMenuProps) {
  const { t } = useTranslation('account');
  const holder = useRef<HTMLDivElement>(null);
  const menu = useMenu(path, holder);
  return (
    <div className={styles.menu} ref={holder}>
      <button {...menu.button} type="button" className={styles.button}>
        <span className={visuallyHidden}>{t('shell.menu')}</span>
        <span className={styles.picture} aria-hidden>
          <Portrait src={user.image_url} name={user.full_name} size="inherited" eager />
        </span>
        <bdi className={styles.name}>{user.full_name}</bdi>
        <Icon of={ChevronDown} size="sm" />
      </button>
      {menu.open && (
        <ul id={menu.id} className={styles.list}>
          <li>
            <a className={styles.item} href={accountPaths.dashboard}>
              <Icon of={LayoutDashboard} />
              {t('shell.dashboard')}
            </a>
          </li>
          <li>
            <a className={styles.item} href={accountPaths.profile}>
              <Icon of={User} />
              {t('shell.profile')}
            </a>
          </li>
          <li>
            <button type="button" className={styles.item} onClick={onLogout}>
              <Icon of={LogOut} mirror />
              {t('shell.logout')}
            </button>
          </li>
        </ul>
      )}
    </div>
  );
}
