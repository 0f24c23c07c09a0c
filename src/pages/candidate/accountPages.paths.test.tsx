/** Walks the paths of account machines on their pages: gestures and settled calls in, visible text out. */
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { profile } from '../../../tests/support/accounts/accountFacts.ts';
import { type AccountPageUnderTest, walkOnAccountPage } from './accountPages.support.tsx';
import { loginFlow } from '../../../tests/flows/login/loginFlow.ts';
import { forgotPasswordFlow } from '../../../tests/flows/forgotPassword/forgotPasswordFlow.ts';
import { newPasswordFlow } from '../../../tests/flows/newPassword/newPasswordFlow.ts';
import { passwordChangeFlow } from '../../../tests/flows/passwordChange/passwordChangeFlow.ts';
import { contactChangeFlow } from '../../../tests/flows/contactChange/contactChangeFlow.ts';
import { contactLinkFlow } from '../../../tests/flows/contactLink/contactLinkFlow.ts';
import { profileEditFlow } from '../../../tests/flows/profileEdit/profileEditFlow.ts';
import { deviceListFlow } from '../../../tests/flows/deviceList/deviceListFlow.ts';
import { Toasts } from '../../components/Toasts/Toasts.tsx';
import { deviceListMachine } from '../../machines/deviceList/deviceListMachine.ts';
import { DevicesCard } from './EditPasswordPage/DevicesCard.tsx';
import { ContactLinkPage } from './ContactLinkPage/ContactLinkPage.tsx';
import { EditContactPage } from './EditContactPage/EditContactPage.tsx';
import { EditPasswordPage } from './EditPasswordPage/EditPasswordPage.tsx';
import { ForgotPasswordPage } from './ForgotPasswordPage/ForgotPasswordPage.tsx';
import { LoginPage } from './LoginPage/LoginPage.tsx';
import { NewPasswordPage } from './NewPasswordPage/NewPasswordPage.tsx';
import { ProfilePage } from './ProfilePage/ProfilePage.tsx';

const shell = { user: profile, path: '/profile' };
const pressButton = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const pressRetry = () => pressButton(/^(إعادة المحاولة|Retry)$/);

const pages: readonly AccountPageUnderTest[] = [
  {
    flow: loginFlow,
    render: (machine) => <LoginPage login={machine} end={null} staffHref="https://staff.example/login" />,
    submit: ['login.submit', 'login.submitting'],
    open: ['editing'],
    says: { editing: 'login.title', welcomed: 'login.welcome', leaving: 'login.welcome' },
  },
  {
    flow: forgotPasswordFlow,
    render: (machine) => <ForgotPasswordPage forgotPassword={machine} />,
    submit: ['forgot.submit', 'forgot.submitting'],
    open: ['idle', 'success', 'error'],
    says: { idle: 'forgot.title' },
  },
  {
    flow: newPasswordFlow,
    render: (machine) => <NewPasswordPage newPassword={machine} />,
    gestures: () => ({ 'retry.requested': pressRetry }),
    submit: ['newPassword.submit', 'newPassword.submitting'],
    open: ['editing'],
    says: {
      readingLink: 'newPassword.reading',
      unread: 'newPassword.unread',
      dead: 'newPassword.dead.expired',
      done: 'newPassword.done',
    },
  },
  {
    flow: passwordChangeFlow,
    render: (machine) => (
      <EditPasswordPage
        {...shell}
        passwordChange={machine}
        deviceList={deviceListMachine.provide({ actors: {} })}
      />
    ),
    submit: ['change.submit', 'change.submitting'],
    open: ['editing'],
    says: { changed: 'change.done', leaving: 'change.done' },
  },
  {
    flow: contactChangeFlow,
    render: (machine) => <EditContactPage {...shell} contact="phone_number" contactChange={machine} />,
    gestures: () => ({ 'retry.requested': pressRetry }),
    submit: ['contact.submit', 'contact.submitting'],
    open: ['editing'],
    says: { loading: 'profile.loading', requested: 'contact.phone_number.requested' },
  },
  {
    flow: contactLinkFlow,
    render: (machine) => <ContactLinkPage contactLink={machine} />,
    gestures: (t) => ({
      'retry.requested': pressRetry,
      'use.requested': () =>
        pressButton(new RegExp(`^(${t('contactLink.verify.use')}|${t('contactLink.undo.use')})$`)),
    }),
    says: {
      readingLink: 'contactLink.reading',
      unread: 'contactLink.unread',
      dead: 'contactLink.dead.expired',
      verified: 'contactLink.verified',
      undone: 'contactLink.setPassword',
    },
  },
  {
    flow: profileEditFlow,
    render: (machine) => (
      <>
        <ProfilePage {...shell} profileEdit={machine} />
        <Toasts />
      </>
    ),
    gestures: (t) => ({
      'retry.requested': pressRetry,
      'edit.requested': () => pressButton(t('profile.edit')),
      'edit.cancelled': () => pressButton(t('profile.cancel')),
      'avatar.chosen': (event) =>
        void fireEvent.change(document.getElementById('profile_image')!, {
          target: { files: [event['file']] },
        }),
      'avatar.removed': () => pressButton(t('profile.avatar.remove')),
    }),
    submit: ['profile.update', 'profile.updating'],
    open: ['editing'],
    says: { loading: 'profile.loading', viewing: 'profile.edit', saving: 'profile.updating' },
  },
  {
    flow: deviceListFlow,
    render: (machine) => <DevicesCard deviceList={machine} />,
    gestures: () => ({
      'retry.requested': pressRetry,
      'revoke.requested': () => pressButton(/^(تسجيل الخروج|Sign out): /),
    }),
    says: { revoking: 'devices.revoking' },
  },
];

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} });
  Element.prototype.scrollIntoView = () => {};
});
for (const page of pages) walkOnAccountPage(page);
