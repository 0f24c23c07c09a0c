import { usePathname } from 'wouter/use-browser-location';
import { accountPaths } from '../../../domain/accountPaths.ts';
import { segmentsOf } from '../../../domain/routes.ts';
import { EditPasswordRoute } from '../account/EditPasswordRoute.tsx';
import { ForgotPasswordRoute } from '../account/ForgotPasswordRoute.tsx';
import { LoginRoute } from '../account/LoginRoute.tsx';
import { NewPasswordRoute } from '../account/NewPasswordRoute.tsx';
import { ProfileRoute } from '../account/ProfileRoute.tsx';

const routes = {
  login: <LoginRoute />,
  forgotPassword: <ForgotPasswordRoute />,
  newPassword: <NewPasswordRoute />,
  profile: <ProfileRoute />,
  editPassword: <EditPasswordRoute />,
};

const pages = Object.keys(routes) as (keyof typeof routes)[];

/** The pages of accounts: one chunk, since who comes to one goes on to the next. */
export default function AccountScreen() {
  const path = segmentsOf(usePathname()).join('/');
  const page = pages.find((each) => accountPaths[each] === path);
  return page && routes[page];
}
