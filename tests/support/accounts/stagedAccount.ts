/** Account machines for stories, which stay in their state: a call without a given answer never ends. */
import { fromCallback, fromPromise } from 'xstate';
import type { Profile, Session } from '../../../domain/contract.ts';
import type { AppError } from '../../../domain/errors.ts';
import { contactChangeMachine } from '../../../src/machines/contactChange/contactChangeMachine.ts';
import {
  contactLinkMachine,
  type OpenContactLink,
  type UsedContactLink,
} from '../../../src/machines/contactLink/contactLinkMachine.ts';
import { deviceListMachine } from '../../../src/machines/deviceList/deviceListMachine.ts';
import {
  type ForgotAnswer,
  forgotPasswordMachine,
} from '../../../src/machines/forgotPassword/forgotPasswordMachine.ts';
import { type LoginAnswer, loginMachine } from '../../../src/machines/login/loginMachine.ts';
import {
  type CheckedLink,
  newPasswordMachine,
} from '../../../src/machines/newPassword/newPasswordMachine.ts';
import { passwordChangeMachine } from '../../../src/machines/passwordChange/passwordChangeMachine.ts';
import { profileEditMachine } from '../../../src/machines/profileEdit/profileEditMachine.ts';
import type { LoadedProfile } from '../../../src/machines/profileEdit/profileEditTypes.ts';
import { profile } from './accountFacts.ts';
import { NEVER_MS, stagedAnswer } from '../pages/stagedAnswer.ts';

const still = () => {};
const delays = { validationBanner: NEVER_MS };

export const stagedLogin = (answer?: LoginAnswer | AppError) =>
  loginMachine.provide({
    actors: { logIn: fromPromise(() => stagedAnswer<LoginAnswer>(answer)) },
    actions: { enterSession: still, goOn: still },
    delays: { loginRedirect: NEVER_MS },
  });

export const stagedForgotPassword = (answer?: ForgotAnswer | AppError) =>
  forgotPasswordMachine.provide({
    actors: { askForLink: fromPromise(() => stagedAnswer<ForgotAnswer>(answer)) },
  });

export const stagedNewPassword = (link?: CheckedLink | AppError, set?: object | AppError) =>
  newPasswordMachine.provide({
    actors: {
      checkLink: fromPromise(() => stagedAnswer<CheckedLink>(link)),
      setPassword: fromPromise(() => stagedAnswer<unknown>(set)),
      watchLink: fromCallback(still),
    },
    actions: { endSession: still },
    delays,
  });

export const stagedPasswordChange = (answer?: object | AppError) =>
  passwordChangeMachine.provide({
    actors: {
      changePassword: fromPromise(() => stagedAnswer<unknown>(answer)),
      loadProfile: fromPromise(() => stagedAnswer<Profile>(profile)),
    },
    actions: { signOut: still, goToLogin: still },
    delays: { ...delays, redirect: NEVER_MS },
  });

export const stagedContactChange = (loaded?: Profile | AppError, changed?: Profile | AppError) =>
  contactChangeMachine.provide({
    actors: {
      loadProfile: fromPromise(() => stagedAnswer<Profile>(loaded)),
      changeContact: fromPromise(() => stagedAnswer<Profile>(changed)),
    },
    delays,
  });

export const stagedContactLink = (link?: OpenContactLink | AppError, used?: UsedContactLink | AppError) =>
  contactLinkMachine.provide({
    actors: {
      checkLink: fromPromise(() => stagedAnswer<OpenContactLink>(link)),
      useLink: fromPromise(() => stagedAnswer<UsedContactLink>(used)),
      watchLink: fromCallback(still),
    },
    actions: { endSession: still },
  });

export const stagedDeviceList = (answer?: readonly Session[] | AppError) =>
  deviceListMachine.provide({
    actors: {
      loadDevices: fromPromise(() => stagedAnswer<readonly Session[]>(answer)),
      revokeDevice: fromPromise(() => stagedAnswer<unknown>(undefined)),
    },
  });

export const stagedProfile = (answer?: LoadedProfile | AppError, saved?: Profile | AppError) =>
  profileEditMachine.provide({
    actors: {
      loadProfile: fromPromise(() => stagedAnswer<LoadedProfile>(answer)),
      saveProfile: fromPromise(() => stagedAnswer<Profile>(saved)),
      shrinkAvatar: fromPromise(async ({ input }) => input.file!),
    },
    actions: { logFailure: still, updateUser: still, keepDraft: still, dropDraft: still },
    delays: { ...delays, profileToast: NEVER_MS },
  });
