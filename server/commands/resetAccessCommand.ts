import { emailKey, readEmail } from '../../domain/person/email.ts';
import { newId } from '../platform/ids.ts';
import { newLinkToken } from '../platform/linkTokens.ts';
import { linkAddress } from '../staff/entering/staffLinks.ts';
import { hasStaffPages } from '../staff/staffPages.ts';
import type { Command } from './command.ts';
import { operatorWrites } from './operatorWrites.ts';
import { submitWrite } from './submitWrite.ts';

/** Prints a link by which a person of the staff gets a new authenticator app in place of a lost one. */
export const resetAccessCommand: Command = async ([typed = ''], { config, print }) => {
  if (!hasStaffPages())
    throw new Error('This build has no staff application, so the link would lead nowhere.');
  if (config.adminOrigin === undefined) throw new Error('ADMIN_ORIGIN must be given.');
  const email = readEmail(typed);
  if ('error' in email) throw new Error('Name the e-mail address of the person.');
  const { token, token_hash } = newLinkToken();
  const made = await submitWrite(
    config,
    'resetByCommand',
    { email_key: emailKey(email.value), id: newId(), token_hash },
    operatorWrites.resetByCommand,
  );
  if (made === 'unknown') {
    print('Nobody of the staff signs in with this address.');
    return 1;
  }
  const [from, until] = [made.works_at, made.expires_at].map((at) => new Date(at).toISOString());
  print(linkAddress(config.adminOrigin, 'reset', token));
  print(`It works once, with the person's password, from ${from} until ${until}. The person can stop it.`);
  return 0;
};
