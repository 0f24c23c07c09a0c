import { newLinkToken } from '../platform/linkTokens.ts';
import { linkAddress } from '../staff/entering/staffLinks.ts';
import { hasStaffPages } from '../staff/staffPages.ts';
import type { SetupLinkMade } from '../staff/entering/setupLink.ts';
import type { Command } from './command.ts';
import { operatorWrites } from './operatorWrites.ts';
import { submitWrite } from './submitWrite.ts';

/** Prints a new link for the first person, and ends the one before. */
export const setupLinkCommand: Command = async (_args, { config, print }) => {
  if (!hasStaffPages())
    throw new Error('This build has no staff application, so the link would lead nowhere.');
  if (config.adminOrigin === undefined) throw new Error('ADMIN_ORIGIN must be given.');
  const { token, token_hash } = newLinkToken();
  const made = await submitWrite(config, 'replaceSetupLink', { token_hash }, operatorWrites.replaceSetupLink);
  if (made !== 'made') {
    print(refusals[made]);
    return 1;
  }
  print(linkAddress(config.adminOrigin, 'setup', token));
  print('It can be used once, within 24 hours. Who opens it becomes the operator and the first owner.');
  return 0;
};

const refusals: Record<Exclude<SetupLinkMade, 'made'>, string> = {
  there: 'There is staff already. An owner invites further people.',
  open: 'A server made a link at the same moment. Run the command again.',
};
