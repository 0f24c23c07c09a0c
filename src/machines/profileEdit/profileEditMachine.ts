/** The own profile, read and changed (specification sections 2, 4 "Profile"; decisions D15, D24). */
import { assign, setup } from 'xstate';
import type { Profile } from '../../../domain/contract.ts';
import { refusalOf } from '../../../domain/accountRefusals.ts';
import { PROFILE_TOAST_MS, VALIDATION_BANNER_MS } from '../../../domain/delays.ts';
import { isFaultless, withoutBanner, withoutFault } from '../formFaults.ts';
import { failureIn } from '../failureIn.ts';
import { unprovidedAction, unprovidedPromise } from '../unprovided.ts';
import {
  type LoadedProfile,
  profileFaultFields,
  type ProfileEditContext,
  type ProfileEditEvent,
  type ProfileFormValues,
  type ProfileToSave,
} from './profileEditTypes.ts';
import {
  emptyProfileForm,
  formOf,
  profileFaults,
  profileToSave,
  withAvatar,
  withEdit,
} from './profileForm.ts';

type Shown = { profile: Profile };

export const profileEditMachine = setup({
  types: { context: {} as ProfileEditContext, events: {} as ProfileEditEvent },
  actors: {
    loadProfile: unprovidedPromise<LoadedProfile>('loadProfile'),
    saveProfile: unprovidedPromise<Profile, ProfileToSave>('saveProfile'),
  },
  guards: {
    isValid: ({ context }) => isFaultless(profileFaults(context)),
    isSignedOut: ({ event }) => failureIn(event).kind === 'unauthenticated',
    namesFields: ({ event }) => failureIn(event).kind === 'fieldErrors',
  },
  actions: {
    takeToday: assign((_, { today }: { today: string }) => ({ today })),
    takeProfile: assign((_, { profile }: Shown) => ({ profile, values: formOf(profile), avatar: null })),
    /** Back to what was loaded last. */
    restore: assign(({ context: { profile } }) => ({
      values: profile ? formOf(profile) : emptyProfileForm,
      avatar: null,
      faults: {},
      trouble: null,
    })),
    change: assign(({ context }, edit: { field: keyof ProfileFormValues; value: string }) =>
      withEdit(context, edit),
    ),
    chooseAvatar: assign(({ context }, chosen: { file: File }) => withAvatar(context, chosen)),
    removeAvatar: assign({
      avatar: null,
      faults: ({ context }) => withoutFault(context.faults, 'profile_image'),
    }),
    judge: assign({ faults: ({ context }) => profileFaults(context) }),
    forgetTrouble: assign({ trouble: null, faults: {} }),
    foldBanner: assign({ trouble: ({ context }) => withoutBanner(context.trouble) }),
    noteRefusal: assign(({ event }) => refusalOf(failureIn(event), profileFaultFields)),
    /** A failure to load is shown to nobody (decision D24). */
    logFailure: unprovidedAction('logFailure'),
    /** The header shows whose profile it is. */
    tellUser: unprovidedAction('tellUser'),
  },
  delays: { profileToast: PROFILE_TOAST_MS, validationBanner: VALIDATION_BANNER_MS },
}).createMachine({
  id: 'profileEdit',
  context: {
    profile: null,
    today: '',
    values: emptyProfileForm,
    avatar: null,
    faults: {},
    trouble: null,
  },
  initial: 'loading',
  states: {
    loading: {
      initial: 'asking',
      states: {
        asking: {
          invoke: {
            id: 'loadProfile',
            src: 'loadProfile',
            onDone: {
              target: '#profileEdit.viewing',
              actions: [
                { type: 'takeToday', params: ({ event }) => event.output },
                { type: 'takeProfile', params: ({ event }) => event.output },
                'tellUser',
              ],
            },
            onError: [
              { guard: 'isSignedOut', target: '#profileEdit.signedOut' },
              { target: 'stalled', actions: 'logFailure' },
            ],
          },
        },
        stalled: { on: { 'retry.requested': 'asking' } },
      },
    },
    viewing: {
      initial: 'resting',
      on: { 'edit.requested': 'editing' },
      states: {
        resting: {},
        /** The toast shows, and after it a note stays. */
        saved: { after: { profileToast: 'noted' } },
        noted: {},
      },
    },
    editing: {
      initial: 'calm',
      on: {
        'field.changed': { actions: { type: 'change', params: ({ event }) => event } },
        'avatar.chosen': { actions: { type: 'chooseAvatar', params: ({ event }) => event } },
        'avatar.removed': { actions: 'removeAvatar' },
        'edit.cancelled': { target: 'viewing', actions: 'restore' },
        'form.submitted': [
          { guard: 'isValid', target: 'saving', actions: 'forgetTrouble' },
          { actions: 'judge' },
        ],
      },
      states: {
        calm: {},
        bannered: { after: { validationBanner: 'calm' }, exit: 'foldBanner' },
        failed: {},
      },
    },
    saving: {
      invoke: {
        id: 'saveProfile',
        src: 'saveProfile',
        input: ({ context }) => profileToSave(context),
        onDone: {
          target: 'viewing.saved',
          actions: [{ type: 'takeProfile', params: ({ event }) => ({ profile: event.output }) }, 'tellUser'],
        },
        onError: [
          { guard: 'isSignedOut', target: 'signedOut' },
          { guard: 'namesFields', target: 'editing.bannered', actions: 'noteRefusal' },
          { target: 'editing.failed', actions: 'noteRefusal' },
        ],
      },
    },
    /** The site leads to the login by itself. */
    signedOut: {},
  },
});
