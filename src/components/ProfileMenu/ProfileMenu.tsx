import ChevronDown from '@lucide/icons/icons/chevron-down';
import LayoutDashboard from '@lucide/icons/icons/layout-dashboard';
import LogOut from '@lucide/icons/icons/log-out';
import UserRound from '@lucide/icons/icons/user';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { accountPaths } from '../../../domain/accountPaths.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Portrait } from '../Portrait/Portrait.tsx';
import * as styles from './ProfileMenu.css.ts';

type User = { full_name: string; image_url: string | null };

export type ProfileMenuProps = {
  user: User;
  /** Path of the current page: the menu closes when it changes. */
  path: string;
  /** Part of another menu, which is open: its items show at once. */
  inMenu?: boolean;
  onLogout: () => void;
};

/** The signed-in candidate: links to the candidate's pages, and the logout. */
export function ProfileMenu({ inMenu = false, ...props }: ProfileMenuProps) {
  if (!inMenu) return <Popover {...props} />;
  return (
    <div>
      <div className={styles.person}>
        <Person user={props.user} />
      </div>
      <ul>
        <Items onLogout={props.onLogout} />
      </ul>
    </div>
  );
}

function Popover({ user, path, onLogout }: Omit<ProfileMenuProps, 'inMenu'>) {
  const { t } = useTranslation('account');
  const holder = useRef<HTMLDivElement>(null);
  const menu = useMenu(path, holder);
  return (
    <div className={styles.menu} ref={holder}>
      <button {...menu.button} type="button" className={styles.button}>
        <span className={visuallyHidden}>{t('shell.menu')}</span>
        <Person user={user} />
        <Icon of={ChevronDown} size="sm" />
      </button>
      {menu.open && (
        <ul id={menu.id} className={styles.list}>
          <Items onLogout={onLogout} />
        </ul>
      )}
    </div>
  );
}

function Person({ user }: { user: User }) {
  return (
    <>
      <span className={styles.picture} aria-hidden>
        <Portrait src={user.image_url} name={user.full_name} size="inherited" eager />
      </span>
      <bdi className={styles.name}>{user.full_name}</bdi>
    </>
  );
}

function Items({ onLogout }: { onLogout: () => void }) {
  const { t } = useTranslation('account');
  return (
    <>
      <li>
        <a className={styles.item} href={accountPaths.dashboard}>
          <Icon of={LayoutDashboard} />
          {t('shell.dashboard')}
        </a>
      </li>
      <li>
        <a className={styles.item} href={accountPaths.profile}>
          <Icon of={UserRound} />
          {t('shell.profile')}
        </a>
      </li>
      <li>
        <button type="button" className={styles.item} onClick={onLogout}>
          <Icon of={LogOut} mirror />
          {t('shell.logout')}
        </button>
      </li>
    </>
  );
}

/** A small menu below its button; Escape, a click outside and navigation close it. */
function useMenu(path: string, holder: RefObject<HTMLElement | null>) {
  const id = useId();
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === path;

  useEffect(() => {
    if (!open) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const closeMenu = () => setOpenAt(undefined);
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        closeMenu();
        holder.current?.querySelector('button')?.focus();
      },
      { signal },
    );
    const closeOnOutsidePress = ({ target }: Event) => {
      if (target instanceof Node && !holder.current?.contains(target)) closeMenu();
    };
    document.addEventListener('pointerdown', closeOnOutsidePress, { signal });
    document.addEventListener('focusin', closeOnOutsidePress, { signal });
    return () => leaving.abort();
  }, [open, holder]);

  const button = {
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    onClick: () => setOpenAt(open ? undefined : path),
  };
  return { id, open, button };
}
