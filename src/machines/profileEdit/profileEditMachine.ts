/** Shows and edits the candidate's profile (specification sections 2, 4 "Profile"; decisions D15, D24). */
import { assign, setup } from 'xstate';
import type { Profile } from '../../../domain/contract.ts';
import { refusalOf } from '../../../domain/accountRefusals.ts';
import { PROFILE_TOAST_MS, VALIDATION_BANNER_MS } from '../../../domain/delays.ts';
import { hasNoFieldErrors, withoutBanner, withoutFieldError } from '../formErrors.ts';
import { failureIn } from '../failureIn.ts';
import { unprovidedAction, unprovidedPromise } from '../unprovided.ts';
import {
  type LoadedProfile,
  profileErrorFields,
  type ProfileEditContext,
  type ProfileDraft,
  type ProfileEditEvent,
  type ProfileFormValues,
  type ProfileToSave,
} from './profileEditTypes.ts';
import {
  emptyProfileForm,
  formOf,
  isPicture,
  profileErrors,
  profileToSave,
  withAvatar,
  withEdit,
  withoutPicture,
  withSmallAvatar,
} from './profileForm.ts';

type Shown = { profile: Profile };

export const profileEditMachine = setup({
  types: { context: {} as ProfileEditContext, events: {} as ProfileEditEvent },
  actors: {
    loadProfile: unprovidedPromise<LoadedProfile>('loadProfile'),
    saveProfile: unprovidedPromise<Profile, ProfileToSave>('saveProfile'),
    /** Scales a chosen picture down to the stored size. */
    shrinkAvatar: unprovidedPromise<File, { file: File | null }>('shrinkAvatar'),
  },
  guards: {
    isValid: ({ context }) => hasNoFieldErrors(profileErrors(context)),
    isPicture: (_, chosen: { file: File }) => isPicture(chosen),
    hasDraft: (_, { draft }: Pick<LoadedProfile, 'draft'>) => draft !== null,
    isSignedOut: ({ event }) => failureIn(event).kind === 'unauthenticated',
    namesFields: ({ event }) => failureIn(event).kind === 'fieldErrors',
  },
  actions: {
    takeToday: assign((_, { today }: { today: string }) => ({ today })),
    takeProfile: assign((_, { profile }: Shown) => ({
      profile,
      values: formOf(profile),
      avatar: null,
      isResumed: false,
    })),
    takeDraft: assign((_, { draft }: { draft: ProfileDraft | null }) => ({ ...draft, isResumed: true })),
    /** Resets the form to the loaded profile. */
    restore: assign(({ context: { profile } }) => ({
      values: profile ? formOf(profile) : emptyProfileForm,
      avatar: null,
      fieldErrors: {},
      formError: null,
      isResumed: false,
    })),
    change: assign(({ context }, edit: { field: keyof ProfileFormValues; value: string }) =>
      withEdit(context, edit),
    ),
    chooseAvatar: assign(({ context }, chosen: { file: File }) => withAvatar(context, chosen)),
    takeAvatar: assign(({ context }, made: { file: File }) => withSmallAvatar(context, made)),
    refuseFile: assign(({ context }) => withoutPicture(context)),
    judgeAvatar: assign(({ context }) =>
      context.avatar ? withSmallAvatar(context, { file: context.avatar }) : {},
    ),
    removeAvatar: assign({
      avatar: null,
      fieldErrors: ({ context }) => withoutFieldError(context.fieldErrors, 'profile_image'),
    }),
    judge: assign({ fieldErrors: ({ context }) => profileErrors(context) }),
    clearErrors: assign({ formError: null, fieldErrors: {}, isResumed: false }),
    foldBanner: assign({ formError: ({ context }) => withoutBanner(context.formError) }),
    noteRefusal: assign(({ event }) => refusalOf(failureIn(event), profileErrorFields)),
    /** A failed load is only logged (decision D24). */
    logFailure: unprovidedAction('logFailure'),
    /** Saved so that an edit survives the end of a session. */
    keepDraft: unprovidedAction('keepDraft'),
    dropDraft: unprovidedAction('dropDraft'),
    /** Updates the name and picture in the header. */
    updateUser: unprovidedAction('updateUser'),
  },
  delays: { profileToast: PROFILE_TOAST_MS, validationBanner: VALIDATION_BANNER_MS },
}).createMachine({
  id: 'profileEdit',
  context: {
    profile: null,
    today: '',
    values: emptyProfileForm,
    avatar: null,
    fieldErrors: {},
    formError: null,
    isResumed: false,
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
            onDone: [
              {
                guard: { type: 'hasDraft', params: ({ event }) => event.output },
                target: '#profileEdit.editing',
                actions: [
                  { type: 'takeToday', params: ({ event }) => event.output },
                  { type: 'takeProfile', params: ({ event }) => event.output },
                  { type: 'takeDraft', params: ({ event }) => event.output },
                  'updateUser',
                ],
              },
              {
                target: '#profileEdit.viewing',
                actions: [
                  { type: 'takeToday', params: ({ event }) => event.output },
                  { type: 'takeProfile', params: ({ event }) => event.output },
                  'updateUser',
                ],
              },
            ],
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
        /** A toast, followed by a permanent note. */
        saved: { after: { profileToast: 'noted' } },
        noted: {},
      },
    },
    editing: {
      initial: 'calm',
      on: {
        'field.changed': { actions: [{ type: 'change', params: ({ event }) => event }, 'keepDraft'] },
        'avatar.chosen': [
          {
            guard: { type: 'isPicture', params: ({ event }) => event },
            target: '.shrinking',
            actions: [{ type: 'chooseAvatar', params: ({ event }) => event }, 'keepDraft'],
          },
          { actions: 'refuseFile' },
        ],
        'avatar.removed': { target: '.calm', actions: ['removeAvatar', 'keepDraft'] },
        'edit.cancelled': { target: 'viewing', actions: ['restore', 'dropDraft'] },
        'form.submitted': [
          { guard: 'isValid', target: 'saving', actions: 'clearErrors' },
          { actions: 'judge' },
        ],
      },
      states: {
        calm: {},
        bannered: { after: { validationBanner: 'calm' }, exit: 'foldBanner' },
        failed: {},
        /** A save during this state sends the original picture. */
        shrinking: {
          invoke: {
            id: 'shrinkAvatar',
            src: 'shrinkAvatar',
            input: ({ context }) => ({ file: context.avatar }),
            onDone: {
              target: 'calm',
              actions: [{ type: 'takeAvatar', params: ({ event }) => ({ file: event.output }) }, 'keepDraft'],
            },
            onError: { target: 'calm', actions: 'judgeAvatar' },
          },
        },
      },
    },
    saving: {
      invoke: {
        id: 'saveProfile',
        src: 'saveProfile',
        input: ({ context }) => profileToSave(context),
        onDone: {
          target: 'viewing.saved',
          actions: [
            { type: 'takeProfile', params: ({ event }) => ({ profile: event.output }) },
            'updateUser',
            'dropDraft',
          ],
        },
        onError: [
          { guard: 'isSignedOut', target: 'signedOut' },
          { guard: 'namesFields', target: 'editing.bannered', actions: 'noteRefusal' },
          { target: 'editing.failed', actions: 'noteRefusal' },
        ],
      },
    },
    /** The site redirects to the login. */
    signedOut: {},
  },
});
