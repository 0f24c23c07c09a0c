import { accountPaths } from '../../../domain/accountPaths.ts';
import type { OutboxTable } from '../../platform/database/accountSchema.ts';
import { readSignedId, signedId } from './signedId.ts';

/** A link and its channel: using the link verifies that contact. */
export type SentLink = { id: string; channel: OutboxTable['channel'] };

const channels = ['mail', 'sms'] as const;

/** The token of a password link. */
export const linkToken = (key: Uint8Array, link: SentLink): string => signedId(key, link.id, purposeOf(link));

/** The link in one of our tokens; undefined for any other text. */
export const readLinkToken = (key: Uint8Array, token: string): SentLink | undefined =>
  readSignedId(key, token, (id) =>
    channels.map((channel) => [purposeOf({ id, channel }), { id, channel }] as const),
  );

/** The address of the page that sets a password. Browsers send the part after `#` to no server, so no log holds it. */
export function linkAddress(publicOrigin: string, token: string): string {
  return `${publicOrigin}${accountPaths.newPassword}#${token}`;
}

const purposeOf = ({ id, channel }: SentLink) =>
  channel === 'mail' ? `password-link:${id}` : `password-link:${id}:${channel}`;
