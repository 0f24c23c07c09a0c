import { useEffect, useState } from 'react';
import { navigate, usePathname } from 'wouter/use-browser-location';
import { readConfig } from '../../api/calls/readConfig.ts';
import { createClient } from '../../api/client.ts';
import { withRetry } from '../../api/withRetry.ts';
import { retryPresets } from '../../../domain/retryPolicy.ts';
import { ContactLinkPage } from '../../pages/candidate/ContactLinkPage/ContactLinkPage.tsx';
import { recoveryFlows } from '../flows/recovery.ts';
import { accountPaths } from '../../../domain/accountPaths.ts';
import type { AccountContact } from '../../../domain/forms/contactChange.ts';
import { EditContactPage } from '../../pages/candidate/EditContactPage/EditContactPage.tsx';
import { candidateFlows } from '../flows/candidate.ts';
import { SignedInOnly } from '../SignedInOnly.tsx';
import { EditPasswordPage } from '../../pages/candidate/EditPasswordPage/EditPasswordPage.tsx';
import { ForgotPasswordPage } from '../../pages/candidate/ForgotPasswordPage/ForgotPasswordPage.tsx';
import { afterLogin } from '../../../domain/accountAddress.ts';
import { LoginPage } from '../../pages/candidate/LoginPage/LoginPage.tsx';
import { loginFlow } from '../flows/login.ts';
import { useSession } from '../useSession.ts';
import { NewPasswordPage } from '../../pages/candidate/NewPasswordPage/NewPasswordPage.tsx';
import { ProfilePage } from '../../pages/candidate/ProfilePage/ProfilePage.tsx';
import { segmentsOf } from '../../../domain/routes.ts';

/** Login address of staff, on the admin host (decision D36). */
function useStaffHref(): string | undefined {
  const [href, setHref] = useState<string>();
  useEffect(() => {
    const leaving = new AbortController();
    const ask = async () => {
      const { signal } = leaving;
      const call = () => readConfig(createClient(), signal);
      const outcome = await withRetry(call, retryPresets.standard, { signal });
      if (outcome.ok) setHref(`${outcome.data.admin_origin}/login`);
    };
    void ask();
    return () => leaving.abort();
  }, []);
  return href;
}

function ContactLinkRoute() {
  return <ContactLinkPage contactLink={recoveryFlows.contactLink} />;
}

function EditContactRoute({ contact }: { contact: AccountContact }) {
  return (
    <SignedInOnly>
      {(user) => (
        <EditContactPage
          user={user}
          // The menu has no link to this page, so it marks the profile.
          path={accountPaths.profile}
          contact={contact}
          contactChange={candidateFlows.contactChange}
        />
      )}
    </SignedInOnly>
  );
}

function EditPasswordRoute() {
  return (
    <SignedInOnly>
      {(user) => (
        <EditPasswordPage
          user={user}
          path={accountPaths.editPassword}
          passwordChange={candidateFlows.passwordChange}
          deviceList={candidateFlows.deviceList}
        />
      )}
    </SignedInOnly>
  );
}

function ForgotPasswordRoute() {
  return <ForgotPasswordPage forgotPassword={recoveryFlows.forgotPassword} />;
}

function LoginRoute() {
  const { user, end, redirect } = useSession();
  const staffHref = useStaffHref();
  const isIn = user !== null;
  const [wasIn] = useState(isIn);
  useEffect(() => {
    // Already signed in, perhaps in another tab.
    if (isIn && (wasIn || !loginFlow.isEntering())) navigate(afterLogin(redirect), { replace: true });
  }, [isIn, wasIn, redirect]);
  return <LoginPage login={loginFlow.login} end={end} staffHref={staffHref} />;
}

function NewPasswordRoute() {
  return <NewPasswordPage newPassword={recoveryFlows.newPassword} />;
}

function ProfileRoute() {
  return (
    <SignedInOnly>
      {(user) => (
        <ProfilePage user={user} path={accountPaths.profile} profileEdit={candidateFlows.profileEdit} />
      )}
    </SignedInOnly>
  );
}

const routes = {
  login: <LoginRoute />,
  forgotPassword: <ForgotPasswordRoute />,
  newPassword: <NewPasswordRoute />,
  profile: <ProfileRoute />,
  editPassword: <EditPasswordRoute />,
  editEmail: <EditContactRoute key="email" contact="email" />,
  editPhone: <EditContactRoute key="phone" contact="phone_number" />,
  contactLink: <ContactLinkRoute />,
};

const pages = Object.keys(routes) as (keyof typeof routes)[];

/** The account pages: one chunk, because visitors open several of them. */
export default function AccountScreen() {
  const path = segmentsOf(usePathname()).join('/');
  const page = pages.find((each) => accountPaths[each] === path);
  return page && routes[page];
}
