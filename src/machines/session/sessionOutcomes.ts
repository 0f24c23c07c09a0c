/** Outcomes of a session, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { AuthRecord, SignedIn } from '../../../domain/authRecord.ts';
import { answered, refused } from '../worldEvents.ts';
import type { SessionEvent } from './sessionMachine.ts';

const heard = (event: SessionEvent): AnyEventObject => event;

const nobody: AuthRecord = { signedIn: null, redirect: null };

export function sessionOutcomes(signedIn: SignedIn): AnyEventObject[] {
  const { user, token } = signedIn;
  return [
    answered('recallSession', { signedIn, redirect: null }),
    answered('recallSession', nobody),
    refused('recallSession', new Error('The storage is closed')),
    heard({ type: 'login.succeeded', signedIn }),
    heard({ type: 'logout.requested' }),
    heard({ type: 'session.refused', token, path: '/profile' }),
    heard({ type: 'session.refused', token: `${token}-before`, path: '/profile' }),
    heard({ type: 'password.changed' }),
    heard({ type: 'redirect.set', path: '/profile' }),
    heard({ type: 'record.changed', record: { signedIn: { user, token: `${token}-next` }, redirect: null } }),
    heard({ type: 'record.changed', record: { signedIn, redirect: null } }),
    heard({ type: 'record.changed', record: nobody }),
    heard({ type: 'record.changed', record: { ...nobody, redirect: '/profile' } }),
    heard({ type: 'user.changed', user: { ...user, full_name: `${user.full_name} A.` } }),
  ];
}
