/** Requests a new phone number or e-mail address, which takes effect once it is verified (decision D144). */
import { assign, setup } from 'xstate';
import { contactChangeRefusal } from '../../../domain/accountRefusals.ts';
import type { ContactChangeRequest, Profile } from '../../../domain/contract.ts';
import { VALIDATION_BANNER_MS } from '../../../domain/delays.ts';
import { failureIn } from '../failureIn.ts';
import { hasNoFieldErrors, withoutBanner } from '../formErrors.ts';
import { withContactEdit } from '../newContactForm.ts';
import { unprovidedPromise } from '../unprovided.ts';
import { contactChangeErrors, contactToChange, emptyContactChange } from './contactChangeForm.ts';
import type {
  ContactChangeContext,
  ContactChangeEvent,
  ContactChangeInput,
  ContactChangeValues,
} from './contactChangeTypes.ts';

export const contactChangeMachine = setup({
  types: {
    context: {} as ContactChangeContext,
    events: {} as ContactChangeEvent,
    input: {} as ContactChangeInput,
  },
  actors: {
    loadProfile: unprovidedPromise<Profile>('loadProfile'),
    changeContact: unprovidedPromise<Profile, ContactChangeRequest>('changeContact'),
  },
  guards: {
    isValid: ({ context }) => hasNoFieldErrors(contactChangeErrors(context)),
    isSignedOut: ({ event }) => failureIn(event).kind === 'unauthenticated',
    namesFields: ({ event }) => failureIn(event).kind === 'fieldErrors',
  },
  actions: {
    takeProfile: assign(({ context }, { profile }: { profile: Profile }) => ({
      profile,
      values: { ...context.values, country_id: String(profile.country_id) },
    })),
    change: assign(({ context }, edit: { field: keyof ContactChangeValues; value: string }) =>
      withContactEdit(context, edit),
    ),
    judge: assign({ fieldErrors: ({ context }) => contactChangeErrors(context) }),
    clearErrors: assign({ formError: null, fieldErrors: {} }),
    foldBanner: assign({ formError: ({ context }) => withoutBanner(context.formError) }),
    noteRefusal: assign(({ event }) => contactChangeRefusal(failureIn(event))),
    forgetPassword: assign({ values: emptyContactChange }),
  },
  delays: { validationBanner: VALIDATION_BANNER_MS },
}).createMachine({
  id: 'contactChange',
  context: ({ input }) => ({
    contact: input.contact,
    profile: null,
    values: emptyContactChange,
    fieldErrors: {},
    formError: null,
  }),
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
              target: '#contactChange.editing',
              actions: { type: 'takeProfile', params: ({ event }) => ({ profile: event.output }) },
            },
            onError: [{ guard: 'isSignedOut', target: '#contactChange.signedOut' }, { target: 'stalled' }],
          },
        },
        stalled: { on: { 'retry.requested': 'asking' } },
      },
    },
    editing: {
      initial: 'calm',
      on: {
        'field.changed': { actions: { type: 'change', params: ({ event }) => event } },
        'form.submitted': [
          { guard: 'isValid', target: 'submitting', actions: 'clearErrors' },
          { actions: 'judge' },
        ],
      },
      states: {
        calm: {},
        bannered: { after: { validationBanner: 'calm' }, exit: 'foldBanner' },
        failed: {},
      },
    },
    submitting: {
      invoke: {
        id: 'changeContact',
        src: 'changeContact',
        input: ({ context }) => contactToChange(context),
        onDone: {
          target: 'requested',
          actions: [
            'forgetPassword',
            { type: 'takeProfile', params: ({ event }) => ({ profile: event.output }) },
          ],
        },
        onError: [
          { guard: 'isSignedOut', target: 'signedOut', actions: 'forgetPassword' },
          { guard: 'namesFields', target: 'editing.bannered', actions: 'noteRefusal' },
          { target: 'editing.failed', actions: 'noteRefusal' },
        ],
      },
    },
    /** The link was sent; the old contact stays until the link is used. */
    requested: {},
    /** The session had ended; the site redirects to the login. */
    signedOut: {},
  },
});
