import type { Suspended } from '../accounts/suspension/suspendAccount.ts';
import type { Command } from './command.ts';
import { readSubject } from './readSubject.ts';
import { operatorWrites } from './operatorWrites.ts';
import { submitWrite } from './submitWrite.ts';

/** Suspends a candidate, at once and on every device, until `unsuspend`. Takes an id or a civil id. */
export const suspendCommand: Command = suspension(true);
export const unsuspendCommand: Command = suspension(false);

function suspension(suspended: boolean): Command {
  return async (args, { config, print }) => {
    const { id, reason } = readSubject(args, 'user');
    const done = await submitWrite(
      config,
      'suspendAccount',
      { user: id, suspended, reason: reason ?? null },
      operatorWrites.suspendAccount,
    );
    print(sentence(done, suspended));
    return done.kind === 'done' ? 0 : 1;
  };
}

function sentence(done: Suspended, suspended: boolean): string {
  if (done.kind === 'unknown') return 'There is no account of this user.';
  if (done.kind === 'unchanged')
    return `${done.fullName} is ${suspended ? 'suspended already' : 'not suspended'}.`;
  return suspended
    ? `${done.fullName} is suspended; sessions ended: ${done.sessions}.`
    : `${done.fullName} can log in again.`;
}
