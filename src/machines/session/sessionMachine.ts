/** The login session of this browser (specification sections 3, 4 "Session"). */
import { assign, setup } from 'xstate';
import type { AuthRecord, SignedIn } from '../../../domain/authRecord.ts';
import type { SignedInUser } from '../../../domain/contract.ts';
import { unprovidedAction, unprovidedCallback, unprovidedPromise } from '../unprovided.ts';

/** Why the session ended. */
export type SessionEnd = 'loggedOut' | 'refused' | 'elsewhere' | 'passwordChanged';

export type SessionContext = AuthRecord & {
  /** Null while signed in and before the first login. */
  end: SessionEnd | null;
  /** The token of the session that ended last in this tab. */
  endedToken: string | null;
};

export type SessionEvent =
  | { type: 'login.succeeded'; signedIn: SignedIn }
  | { type: 'logout.requested' }
  /** A call with this token got a 401 on the page at this path. */
  | { type: 'session.refused'; token: string; path: string }
  | { type: 'password.changed' }
  /** An anonymous visitor requested this page. */
  | { type: 'redirect.set'; path: string }
  /** Another tab wrote the record. */
  | { type: 'record.changed'; record: AuthRecord }
  | { type: 'user.changed'; user: SignedInUser };

type Recorded = { record: AuthRecord };

export const sessionMachine = setup({
  types: { context: {} as SessionContext, events: {} as SessionEvent },
  actors: {
    recallSession: unprovidedPromise<AuthRecord>('recallSession'),
    watchRecord: unprovidedCallback('watchRecord'),
  },
  guards: {
    isSignedIn: (_, { record }: Recorded) => record.signedIn !== null,
    /** Whether another tab logged out or changed the password; a refused session keeps a redirect instead. */
    wasLeft: (_, { record }: Recorded) => record.redirect === null,
    /** Whether the token is of this session: several calls may fail, some after their session has ended. */
    isOurs: ({ context }, { token }: { token: string }) => context.signedIn?.token === token,
    /** Whether a late answer in another tab wrote the session that has ended in this tab. */
    hasEnded: ({ context }, { record }: Recorded) =>
      record.signedIn !== null && record.signedIn.token === context.endedToken,
  },
  actions: {
    takeRecord: assign((_, { record }: Recorded) => record),
    enter: assign((_, { signedIn }: { signedIn: SignedIn }) => ({ signedIn, redirect: null, end: null })),
    leave: assign(({ context }, { end, redirect = null }: { end: SessionEnd; redirect?: string | null }) => ({
      signedIn: null,
      redirect,
      end,
      endedToken: context.signedIn?.token ?? null,
    })),
    setRedirect: assign((_, { path }: { path: string }) => ({ redirect: path })),
    takeUser: assign(({ context }, { user }: Pick<SignedIn, 'user'>) => ({
      signedIn: context.signedIn && { ...context.signedIn, user },
    })),
    keepRecord: unprovidedAction('keepRecord'),
    /** Writes a changed user into the record, unless another tab has ended the session. */
    keepUser: unprovidedAction('keepUser'),
    /** Revokes the token. */
    revokeToken: unprovidedAction('revokeToken'),
    goHome: unprovidedAction('goHome'),
    /** Unsaved drafts must not be visible to the next person (decision D67). */
    forgetDrafts: unprovidedAction('forgetDrafts'),
  },
}).createMachine({
  id: 'session',
  context: { signedIn: null, redirect: null, end: null, endedToken: null },
  initial: 'restoring',
  invoke: { id: 'watchRecord', src: 'watchRecord' },
  states: {
    restoring: {
      invoke: {
        id: 'recallSession',
        src: 'recallSession',
        onDone: [
          {
            guard: { type: 'isSignedIn', params: ({ event }) => ({ record: event.output }) },
            target: 'signedIn',
            actions: { type: 'takeRecord', params: ({ event }) => ({ record: event.output }) },
          },
          {
            target: 'anonymous',
            actions: { type: 'takeRecord', params: ({ event }) => ({ record: event.output }) },
          },
        ],
        onError: 'anonymous',
      },
    },
    anonymous: {
      on: {
        'login.succeeded': {
          target: 'signedIn',
          actions: [{ type: 'enter', params: ({ event }) => event }, 'keepRecord'],
        },
        'redirect.set': {
          actions: [{ type: 'setRedirect', params: ({ event }) => event }, 'keepRecord'],
        },
        'record.changed': [
          { guard: { type: 'hasEnded', params: ({ event }) => event }, actions: 'keepRecord' },
          {
            guard: { type: 'isSignedIn', params: ({ event }) => event },
            target: 'signedIn',
            actions: [{ type: 'takeRecord', params: ({ event }) => event }, assign({ end: null })],
          },
          { actions: { type: 'takeRecord', params: ({ event }) => event } },
        ],
      },
    },
    signedIn: {
      on: {
        'login.succeeded': { actions: [{ type: 'enter', params: ({ event }) => event }, 'keepRecord'] },
        'user.changed': { actions: [{ type: 'takeUser', params: ({ event }) => event }, 'keepUser'] },
        'logout.requested': {
          target: 'anonymous',
          actions: [
            'revokeToken',
            { type: 'leave', params: { end: 'loggedOut' } },
            'keepRecord',
            'forgetDrafts',
            'goHome',
          ],
        },
        'session.refused': {
          guard: { type: 'isOurs', params: ({ event }) => event },
          target: 'anonymous',
          actions: [
            { type: 'leave', params: ({ event }) => ({ end: 'refused', redirect: event.path }) },
            'keepRecord',
          ],
        },
        'password.changed': {
          target: 'anonymous',
          actions: [{ type: 'leave', params: { end: 'passwordChanged' } }, 'keepRecord', 'forgetDrafts'],
        },
        'record.changed': [
          {
            guard: { type: 'isSignedIn', params: ({ event }) => event },
            actions: { type: 'takeRecord', params: ({ event }) => event },
          },
          {
            guard: { type: 'wasLeft', params: ({ event }) => event },
            target: 'anonymous',
            actions: [{ type: 'leave', params: { end: 'elsewhere' } }, 'forgetDrafts'],
          },
          {
            target: 'anonymous',
            actions: {
              type: 'leave',
              params: ({ event }) => ({ end: 'elsewhere', redirect: event.record.redirect }),
            },
          },
        ],
      },
    },
  },
});
