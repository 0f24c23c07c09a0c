import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { accountPaths } from '../../../domain/accountPaths.ts';
import { Button } from '../../components/Button/Button.tsx';
import type { ProfileMenuProps } from '../../components/ProfileMenu/ProfileMenu.tsx';
import { session } from '../flows/session.ts';
import { lazyPart } from '../../parts/lazyPart.ts';
import { useSession } from '../useSession.ts';

/** Loaded with its words, only for signed-in candidates. */
const ProfileMenu = lazyPart<ProfileMenuProps>(() =>
  import('../../components/ProfileMenu/ProfileMenu.tsx').then((menu) => ({ default: menu.ProfileMenu })),
);

type Props = {
  path: string;
  /** In the menu of a narrow header. */
  inMenu?: boolean;
};

/** The login link or the profile menu in the header. */
export default function AccountMenuScreen({ path, inMenu = false }: Props) {
  const { t } = useTranslation('common');
  const { isRestored, user } = useSession();
  if (!isRestored) return null;
  if (user) {
    return (
      <Suspense>
        <ProfileMenu
          user={user}
          path={path}
          inMenu={inMenu}
          onLogout={() => session.send({ type: 'logout.requested' })}
        />
      </Suspense>
    );
  }
  return (
    <Button variant="quiet" href={accountPaths.login}>
      {t('nav.login')}
    </Button>
  );
}
