import { linkAddress, newLinkToken } from '../staff/entering/staffLinks.ts';
import type { Command } from './command.ts';
import { operatorWrites } from './operatorWrites.ts';
import { submitWrite } from './submitWrite.ts';

/** Prints a new link for the first person, and ends the one before. */
export const setupLinkCommand: Command = async (_args, { config, print }) => {
  const { token, token_hash } = newLinkToken();
  const made = await submitWrite(config, 'replaceSetupLink', { token_hash }, operatorWrites.replaceSetupLink);
  if (made.kind === 'there') {
    print('There is staff already. An owner invites further people.');
    return 1;
  }
  print(linkAddress(config.adminOrigin ?? '', 'setup', token));
  print('It can be used once, within 24 hours. Who opens it becomes the operator and the first owner.');
  return 0;
};
