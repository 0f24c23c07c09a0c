import { usePathname } from 'wouter/use-browser-location';
import { accountPaths } from '../../../domain/accountPaths.ts';
import { segmentsOf } from '../../../domain/routes.ts';
import { ContactLinkRoute } from '../account/ContactLinkRoute.tsx';
import { EditContactRoute } from '../account/EditContactRoute.tsx';
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
