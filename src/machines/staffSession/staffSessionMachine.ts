/** The session of a person of the staff: whose it is, and its end. */
import { assign, setup } from 'xstate';
import { type FormError, formErrorOf } from '../../../domain/accountRefusals.ts';
import { statusOf } from '../../../domain/errors.ts';
import type { DeskOrganisation } from '../../../domain/staff/deskOf.ts';
import type { Me } from '../../../domain/staff/staffContract.ts';
import { failureIn } from '../failureIn.ts';
import { unprovidedAction, unprovidedPromise } from '../unprovided.ts';

export type StaffSessionContext = { me: Me | null; formError: FormError | null };

export type StaffSessionEvent =
  | { type: 'retry.requested' }
  | { type: 'organisation.renamed'; organisation: DeskOrganisation }
  | { type: 'reset.stopped' }
  | { type: 'signOut.requested' };

/** A person whose organisation has new names. */
const renamed = (me: Me, organisation: DeskOrganisation): Me => ({
  ...me,
  memberships: me.memberships.map((each) =>
    each.organisation?.id === organisation.id ? { ...each, organisation } : each,
  ),
});

export const staffSessionMachine = setup({
  types: { context: {} as StaffSessionContext, events: {} as StaffSessionEvent },
  actors: {
    readMe: unprovidedPromise<Me>('readMe'),
    signOut: unprovidedPromise<unknown>('signOut'),
  },
  guards: { isSignedOut: ({ event }) => statusOf(failureIn(event)) === 401 },
  actions: {
    take: assign((_, { me }: { me: Me }) => ({ me, formError: null })),
    rename: assign(({ context: { me } }, { organisation }: { organisation: DeskOrganisation }) => ({
      me: me && renamed(me, organisation),
    })),
    forgetReset: assign(({ context: { me } }) => ({ me: me && { ...me, reset: null } })),
    noteFailure: assign(({ event }) => ({ formError: formErrorOf(failureIn(event)) })),
    clearError: assign({ formError: null }),
    goToSignIn: unprovidedAction('goToSignIn'),
  },
}).createMachine({
  id: 'staffSession',
  context: { me: null, formError: null },
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'readMe',
        src: 'readMe',
        onDone: {
          target: 'signedIn',
          actions: { type: 'take', params: ({ event }) => ({ me: event.output }) },
        },
        onError: [
          { guard: 'isSignedOut', target: 'signedOut' },
          { target: 'unread', actions: 'noteFailure' },
        ],
      },
    },
    unread: { on: { 'retry.requested': 'reading' } },
    signedIn: {
      on: {
        'signOut.requested': { target: 'signingOut', actions: 'clearError' },
        'reset.stopped': { actions: 'forgetReset' },
        'organisation.renamed': { actions: { type: 'rename', params: ({ event }) => event } },
      },
    },
    signingOut: {
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: 'signedOut',
        onError: [
          { guard: 'isSignedOut', target: 'signedOut' },
          { target: 'signedIn', actions: 'noteFailure' },
        ],
      },
    },
    signedOut: { entry: 'goToSignIn' },
  },
});
