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
import {
  avatar,
  devices,
  newPassword,
  noPicture,
  passwords,
  profile,
  profileDay,
  profileDraft,
  signedInAs,
} from './accountFacts.ts';
import { type ModelEvent, type ModelOptions, transitionPaths } from './model.ts';

const signedIn = signedInAs('huda');
const refusal = (code: string, status = 422) => messageError('The choir is asleep.', { status, code });
const wrong = (field: string): AppError => fieldErrors({ [field]: ['Look again.'] }, { status: 422 });

type Possible = NonNullable<ModelOptions['possible']>;
type Snapshot = Parameters<Possible>[0];

/** A field that is given what it holds already says nothing; what is not there cannot be pressed. */
function onPage({ context }: Snapshot, event: ModelEvent): boolean {
  const { values, civil_id, avatar: chosen, devices: listed } = context as Record<string, unknown>;
  switch (event.type) {
    case 'field.changed': {
      const held = (values ?? { civil_id }) as Record<string, string>;
      return held[(event['field'] as string | undefined) ?? 'civil_id'] !== event['value'];
    }
    case 'avatar.removed':
      return chosen !== null;
    case 'revoke.requested':
      return (listed as readonly { id: string }[]).some(({ id }) => id === event['id']);
    default:
      return true;
  }
}

const loginOf = (possible?: Possible) =>
  transitionPaths(loginMachine, {
    ...(possible && { possible }),
    events: loginOutcomes(
      [
        { signedIn, redirect: '/profile' },
        { signedIn: null, redirect: null },
      ],
      [refusal('invalid_credentials'), wrong('civil_id'), networkError],
    ),
  });

const forgotPasswordOf = (possible?: Possible) =>
  transitionPaths(forgotPasswordMachine, {
    ...(possible && { possible }),
    events: forgotPasswordOutcomes(
      [{ message: null }, { message: 'It is on its way.' }],
      [refusal('not_now'), wrong('civil_id'), networkError],
    ),
  });

const newPasswordOf = (possible?: Possible) =>
  transitionPaths(newPasswordMachine, {
    ...(possible && { possible }),
    events: newPasswordOutcomes({ token: 'fragment', purpose: 'reset' }, newPassword, [
      refusal('link_expired', 410),
      wrong('new_password'),
      networkError,
    ]),
  });

const passwordChangeOf = (possible?: Possible) =>
  transitionPaths(passwordChangeMachine, {
    ...(possible && { possible }),
    events: passwordChangeOutcomes(passwords, [
      refusal('wrong_password'),
      wrong('new_password'),
      unauthenticated({ status: 401 }),
      networkError,
    ]),
  });

const profileEditOf = (possible?: Possible) =>
  transitionPaths(profileEditMachine, {
    ...(possible && { possible }),
    events: profileEditOutcomes(
      [
        { profile, draft: null, today: profileDay },
        { profile, draft: profileDraft, today: profileDay },
      ],
      { ...profile, full_name: 'Huda A.' },
      [avatar, noPicture],
      [wrong('full_name'), unauthenticated({ status: 401 }), networkError],
    ),
  });

const deviceListOf = (possible?: Possible) =>
  transitionPaths(deviceListMachine, {
    ...(possible && { possible }),
    events: deviceListOutcomes(devices, [httpError({ status: 404 }), networkError]),
  });

export const loginPaths = () => loginOf();
/** Those that the page offers. */
export const loginPagePaths = () => loginOf(onPage);

export const forgotPasswordPaths = () => forgotPasswordOf();
/** Those that the page offers. */
export const forgotPasswordPagePaths = () => forgotPasswordOf(onPage);

export const newPasswordPaths = () => newPasswordOf();
/** Those that the page offers. */
export const newPasswordPagePaths = () => newPasswordOf(onPage);

export const passwordChangePaths = () => passwordChangeOf();
/** Those that the page offers. */
export const passwordChangePagePaths = () => passwordChangeOf(onPage);

export const profileEditPaths = () => profileEditOf();
/** Those that the page offers. */
export const profileEditPagePaths = () => profileEditOf(onPage);

export const deviceListPaths = () => deviceListOf();
/** Those that the page offers. */
export const deviceListPagePaths = () => deviceListOf(onPage);
