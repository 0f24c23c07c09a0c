/** The paths through what accounts do, found once: for the machines, and for their pages. */
import {
  type AppError,
  fieldErrors,
  httpError,
  messageError,
  networkError,
  unauthenticated,
} from '../../domain/errors.ts';
import { deviceListMachine } from '../../src/machines/deviceList/deviceListMachine.ts';
import { deviceListOutcomes } from '../../src/machines/deviceList/deviceListOutcomes.ts';
import { forgotPasswordMachine } from '../../src/machines/forgotPassword/forgotPasswordMachine.ts';
import { forgotPasswordOutcomes } from '../../src/machines/forgotPassword/forgotPasswordOutcomes.ts';
import { loginMachine } from '../../src/machines/login/loginMachine.ts';
import { loginOutcomes } from '../../src/machines/login/loginOutcomes.ts';
import { newPasswordMachine } from '../../src/machines/newPassword/newPasswordMachine.ts';
import { newPasswordOutcomes } from '../../src/machines/newPassword/newPasswordOutcomes.ts';
import { passwordChangeMachine } from '../../src/machines/passwordChange/passwordChangeMachine.ts';
import { passwordChangeOutcomes } from '../../src/machines/passwordChange/passwordChangeOutcomes.ts';
import { profileEditMachine } from '../../src/machines/profileEdit/profileEditMachine.ts';
import { profileEditOutcomes } from '../../src/machines/profileEdit/profileEditOutcomes.ts';
import { avatar, devices, newPassword, passwords, profile, profileDay, signedInAs } from './accountFacts.ts';
import { transitionPaths } from './model.ts';

const signedIn = signedInAs('huda');
const refusal = (code: string, status = 422) => messageError('The choir is asleep.', { status, code });
const wrong = (field: string): AppError => fieldErrors({ [field]: ['Look again.'] }, { status: 422 });

export const loginPaths = () =>
  transitionPaths(loginMachine, {
    events: loginOutcomes(
      [
        { signedIn, redirect: '/profile' },
        { signedIn: null, redirect: null },
      ],
      [refusal('invalid_credentials'), wrong('civil_id'), networkError],
    ),
  });

export const forgotPasswordPaths = () =>
  transitionPaths(forgotPasswordMachine, {
    events: forgotPasswordOutcomes(
      [{ message: null }, { message: 'It is on its way.' }],
      [refusal('not_now'), wrong('civil_id'), networkError],
    ),
  });

export const newPasswordPaths = () =>
  transitionPaths(newPasswordMachine, {
    events: newPasswordOutcomes({ token: 'fragment', purpose: 'reset' }, newPassword, [
      refusal('link_expired', 410),
      wrong('new_password'),
      networkError,
    ]),
  });

export const passwordChangePaths = () =>
  transitionPaths(passwordChangeMachine, {
    events: passwordChangeOutcomes(passwords, [
      refusal('wrong_password'),
      wrong('new_password'),
      unauthenticated({ status: 401 }),
      networkError,
    ]),
  });

export const profileEditPaths = () =>
  transitionPaths(profileEditMachine, {
    events: profileEditOutcomes(
      { profile, today: profileDay },
      { ...profile, full_name: 'Huda A.' },
      avatar,
      [wrong('full_name'), unauthenticated({ status: 401 }), networkError],
    ),
  });

export const deviceListPaths = () =>
  transitionPaths(deviceListMachine, {
    events: deviceListOutcomes(devices, [httpError({ status: 404 }), networkError]),
  });
