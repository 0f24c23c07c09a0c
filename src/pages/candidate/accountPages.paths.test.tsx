/** The paths through the machines of accounts, walked on their pages: gestures and settled calls in, visible words out. */
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { profile } from '../../../tests/support/accountFacts.ts';
import { type AccountPageUnderTest, openAccountPage } from '../../../tests/support/accountPages.tsx';
import * as allPaths from '../../../tests/support/accountPaths.ts';
import type { ModelPath } from '../../../tests/support/model.ts';
import { replayOnPage } from '../../../tests/support/pageRehearsal.ts';
import { languages } from '../../i18n/language.ts';
import { deviceListMachine } from '../../machines/deviceList/deviceListMachine.ts';
import { forgotPasswordMachine } from '../../machines/forgotPassword/forgotPasswordMachine.ts';
import { loginMachine } from '../../machines/login/loginMachine.ts';
import { newPasswordMachine } from '../../machines/newPassword/newPasswordMachine.ts';
import { passwordChangeMachine } from '../../machines/passwordChange/passwordChangeMachine.ts';
import { profileEditMachine } from '../../machines/profileEdit/profileEditMachine.ts';
import { DevicesCard } from './EditPasswordPage/DevicesCard.tsx';
import { EditPasswordPage } from './EditPasswordPage/EditPasswordPage.tsx';
import { ForgotPasswordPage } from './ForgotPasswordPage/ForgotPasswordPage.tsx';
import { LoginPage } from './LoginPage/LoginPage.tsx';
import { NewPasswordPage } from './NewPasswordPage/NewPasswordPage.tsx';
import { ProfilePage } from './ProfilePage/ProfilePage.tsx';

const shell = { user: profile, path: '/profile' };
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const retry = () => press(/^(إعادة المحاولة|Retry)$/);

const pages: Record<string, AccountPageUnderTest & { paths: () => ModelPath[] }> = {
  login: {
    paths: allPaths.loginPagePaths,
    machine: loginMachine,
    world: { calls: ['logIn'], effects: ['enterSession', 'goOn'] },
    render: (machine) => <LoginPage login={machine} end={null} staffHref="https://staff.example/login" />,
    submit: ['login.submit', 'login.submitting'],
    open: ['editing'],
    says: { editing: 'login.title', welcomed: 'login.welcome', leaving: 'login.welcome' },
  },
  'a forgotten password': {
    paths: allPaths.forgotPasswordPagePaths,
    machine: forgotPasswordMachine,
    world: { calls: ['askForLink'] },
    render: (machine) => <ForgotPasswordPage forgotPassword={machine} />,
    submit: ['forgot.submit', 'forgot.submitting'],
    open: ['idle', 'success', 'error'],
    says: { idle: 'forgot.title' },
  },
  'a new password': {
    paths: allPaths.newPasswordPagePaths,
    machine: newPasswordMachine,
    world: { calls: ['checkLink', 'setPassword'], effects: ['endSession'] },
    render: (machine) => <NewPasswordPage newPassword={machine} />,
    gestures: () => ({ 'retry.requested': retry }),
    submit: ['newPassword.submit', 'newPassword.submitting'],
    open: ['editing'],
    says: {
      readingLink: 'newPassword.reading',
      unread: 'newPassword.unread',
      dead: 'newPassword.dead.expired',
      done: 'newPassword.done',
    },
  },
  'a change of password': {
    paths: allPaths.passwordChangePagePaths,
    machine: passwordChangeMachine,
    world: { calls: ['changePassword'], effects: ['signOut', 'goToLogin'] },
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
  'a profile': {
    paths: allPaths.profileEditPagePaths,
    machine: profileEditMachine,
    world: {
      calls: ['loadProfile', 'saveProfile', 'shrinkAvatar'],
      effects: ['logFailure', 'tellUser', 'keepDraft', 'dropDraft'],
    },
    render: (machine) => <ProfilePage {...shell} profileEdit={machine} />,
    gestures: (t) => ({
      'retry.requested': retry,
      'edit.requested': () => press(t('profile.edit')),
      'edit.cancelled': () => press(t('profile.cancel')),
      'avatar.chosen': (event) =>
        void fireEvent.change(document.getElementById('profile_image')!, {
          target: { files: [event['file']] },
        }),
      'avatar.removed': () => press(t('profile.avatar.remove')),
    }),
    submit: ['profile.update', 'profile.updating'],
    open: ['editing'],
    says: { loading: 'profile.loading', viewing: 'profile.edit', saving: 'profile.updating' },
  },
  'the devices': {
    paths: allPaths.deviceListPagePaths,
    machine: deviceListMachine,
    world: { calls: ['loadDevices', 'revokeDevice'] },
    render: (machine) => <DevicesCard deviceList={machine} />,
    gestures: () => ({
      'retry.requested': retry,
      'revoke.requested': () => press(/^(تسجيل الخروج|Sign out): /),
    }),
    says: { revoking: 'devices.revoking' },
  },
};

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} });
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each(Object.entries(pages))('the page of %s', (_, page) => {
  const paths = page.paths();
  describe.each(languages)('in %s', (language) => {
    it.each(paths.map((path) => [path.description, path] as const))('%s', async (__, path) => {
      const { happen, look } = openAccountPage(page, language);
      const looks = await replayOnPage(path, happen, ({ state }) => look(state));
      expect(looks).toBe(path.steps.length);
    });
  });
});
