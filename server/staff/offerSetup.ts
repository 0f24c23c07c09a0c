import type { Clock } from '../platform/clock.ts';
import { newLinkToken } from '../platform/linkTokens.ts';
import { linkAddress } from './entering/staffLinks.ts';
import type { StaffWriter } from './writes.ts';

/**
 * The link by which the first person enters, if this start made one. `open`: an earlier start made one that is still
 * valid; null: the installation has staff.
 */
export type OfferedSetup = { link: string } | 'open' | null;

/** Makes the link of the first person where the installation has no staff. */
export async function offerSetup(
  writer: StaffWriter,
  clock: Pick<Clock, 'now'>,
  adminOrigin: string,
): Promise<OfferedSetup> {
  const { token, token_hash } = newLinkToken();
  const made = await writer.submit('makeSetupLink', { token_hash, at: clock.now() });
  if (made === 'there') return null;
  return made === 'open' ? 'open' : { link: linkAddress(adminOrigin, 'setup', token) };
}
