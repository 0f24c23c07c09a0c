/** Real effects of the signed-in candidate's machines. */
import { navigate } from 'wouter/use-browser-location';
import { fromPromise } from 'xstate';
import type { ContactChangeRequest, Profile, Session } from '../../../domain/contract.ts';
import { accountPaths } from '../../../domain/accountPaths.ts';
import { AVATAR_MAX_PIXELS } from '../../../domain/limits.ts';
import { changeContact } from '../../api/calls/changeContact.ts';
import { changePassword } from '../../api/calls/changePassword.ts';
import { revokeSession } from '../../api/calls/revokeSession.ts';
import { apiBase } from '../../api/apiBase.ts';
import { retryPresets } from '../../../domain/retryPolicy.ts';
import { createSignedInClient } from '../../api/signedInClient.ts';
import { withRetry } from '../../api/withRetry.ts';
import { contactChangeMachine } from '../../machines/contactChange/contactChangeMachine.ts';
import { deviceListMachine } from '../../machines/deviceList/deviceListMachine.ts';
import {
  passwordChangeMachine,
  type PasswordChangeValues,
} from '../../machines/passwordChange/passwordChangeMachine.ts';
import { profileEditMachine } from '../../machines/profileEdit/profileEditMachine.ts';
import { isUnsaved } from '../../machines/profileEdit/profileForm.ts';
import type { LoadedProfile, ProfileToSave } from '../../machines/profileEdit/profileEditTypes.ts';
import { loadDevices, loadProfile, readProfile, saveProfile } from './candidateCalls.ts';
import { dataOf } from './dataOf.ts';
import { dropProfileDraft, keepProfileDraft } from './profileMemory.ts';
import { shrinkPicture } from './shrinkPicture.ts';
import { refusedIn, session as pageSession, type SessionActor } from './session.ts';

/** @param base the address of the API */
export function createCandidateFlows(base: string, session: SessionActor) {
  const onRefused = refusedIn(session);
  const clientOf = (address: string) => createSignedInClient({ base: address, onRefused });
  const client = clientOf(base);
  return {
    profileEdit: profileEditMachine.provide({
      actors: {
        loadProfile: fromPromise<LoadedProfile>(({ signal }) => loadProfile(client, signal)),
        saveProfile: fromPromise<Profile, ProfileToSave>(({ input, signal }) =>
          saveProfile(client, clientOf, input, signal),
        ),
        shrinkAvatar: fromPromise<File, { file: File | null }>(async ({ input: { file } }) => {
          if (!file) throw new Error('no picture chosen');
          return shrinkPicture(file, AVATAR_MAX_PIXELS);
        }),
      },
      actions: {
        keepDraft: ({ context }) => {
          if (context.profile && isUnsaved(context)) keepProfileDraft(context.profile.id, context);
          else dropProfileDraft();
        },
        dropDraft: dropProfileDraft,
        logFailure: () => console.warn('The profile did not load.'),
        updateUser: ({ context: { profile } }) => {
          if (!profile) return;
          const { id, full_name, image_url } = profile;
          session.send({ type: 'user.changed', user: { id, full_name, image_url } });
        },
      },
    }),
    passwordChange: passwordChangeMachine.provide({
      actors: {
        changePassword: fromPromise<unknown, PasswordChangeValues>(async ({ input, signal }) =>
          dataOf(await withRetry(() => changePassword(client, input, signal), retryPresets.once, { signal })),
        ),
        loadProfile: fromPromise<Profile>(({ signal }) => readProfile(client, signal)),
      },
      actions: {
        signOut: () => session.send({ type: 'password.changed' }),
        goToLogin: () => navigate(accountPaths.login, { replace: true }),
      },
    }),
    contactChange: contactChangeMachine.provide({
      actors: {
        loadProfile: fromPromise<Profile>(({ signal }) => readProfile(client, signal)),
        changeContact: fromPromise<Profile, ContactChangeRequest>(async ({ input, signal }) => {
          const call = () => changeContact(client, input, signal);
          const reply = await dataOf(await withRetry(call, retryPresets.once, { signal }));
          return reply.data.data;
        }),
      },
    }),
    deviceList: deviceListMachine.provide({
      actors: {
        loadDevices: fromPromise<readonly Session[]>(({ signal }) => loadDevices(client, signal)),
        revokeDevice: fromPromise<unknown, { id: string }>(async ({ input, signal }) =>
          dataOf(
            await withRetry(() => revokeSession(client, input.id, signal), retryPresets.standard, { signal }),
          ),
        ),
      },
    }),
  };
}

export const candidateFlows = createCandidateFlows(apiBase(), pageSession);
