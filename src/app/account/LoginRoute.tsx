import { useEffect, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { afterLogin } from '../../../domain/accountAddress.ts';
import { LoginPage } from '../../pages/candidate/LoginPage/LoginPage.tsx';
import { loginFlow } from '../flows/login.ts';
import { useSession } from '../useSession.ts';
import { useStaffHref } from '../useStaffHref.ts';

export function LoginRoute() {
  const { isRestored, user, end, redirect } = useSession();
  const staffHref = useStaffHref();
  const isIn = user !== null;
  const [wasIn] = useState(isIn);
  useEffect(() => {
    // Already signed in, perhaps in another tab.
    if (isIn && (wasIn || !loginFlow.isEntering())) navigate(afterLogin(redirect), { replace: true });
  }, [isIn, wasIn, redirect]);
  return isRestored && <LoginPage login={loginFlow.login} end={end} staffHref={staffHref} />;
}
