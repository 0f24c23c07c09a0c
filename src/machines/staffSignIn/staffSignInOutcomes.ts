/** Outcomes of a sign-in of staff, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import type { SignStop } from '../../../domain/staff/passkeyStops.ts';
import { answered, elapsed, refused } from '../worldEvents.ts';
import type { StaffCredentials, StaffSignInEvent } from './staffSignInMachine.ts';

const heard = (event: StaffSignInEvent): AnyEventObject => event;

export function staffSignInOutcomes(
  { email, password, code }: StaffCredentials,
  failures: readonly AppError[],
  ofPasskey: { stops: readonly SignStop[]; failures: readonly AppError[] },
): AnyEventObject[] {
  return [
    heard({ type: 'field.changed', field: 'email', value: email }),
    heard({ type: 'field.changed', field: 'password', value: password }),
    heard({ type: 'field.changed', field: 'code', value: code }),
    heard({ type: 'codeKind.chosen', kind: 'recovery' }),
    heard({ type: 'codeKind.chosen', kind: 'app' }),
    heard({ type: 'form.submitted' }),
    answered('signIn', null),
    ...failures.map((failure) => refused('signIn', failure)),
    heard({ type: 'passkey.chosen' }),
    answered('signInByPasskey', null),
    ...ofPasskey.stops.map((stop) => answered('signInByPasskey', stop)),
    ...ofPasskey.failures.map((failure) => refused('signInByPasskey', failure)),
    elapsed('wait', 'staffSignIn.editing.limited'),
  ];
}
