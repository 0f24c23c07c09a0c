import { accountPaths } from '../../../domain/accountPaths.ts';
import type { OutboxTable } from '../../platform/database/accountSchema.ts';
import { readSignedId, signedId } from './signedId.ts';

/** A link and how it was sent: using it verifies this contact. */
export type SentLink = { id: string; channel: OutboxTable['channel'] };

const channels = ['mail', 'sms'] as const;

/** The token of a link to set a password. */
export const linkToken = (key: Uint8Array, link: SentLink): string => signedId(key, link.id, purposeOf(link));

/** The link in a token of ours; undefined for any other text. */
export const readLinkToken = (key: Uint8Array, token: string): SentLink | undefined =>
  readSignedId(key, token, (id) =>
    channels.map((channel) => [purposeOf({ id, channel }), { id, channel }] as const),
  );

/** Where somebody sets a password. What stands behind `#` is not sent to any server, and so is in no log. */
export function linkAddress(publicOrigin: string, token: string): string {
  return `${publicOrigin}${accountPaths.newPassword}#${token}`;
}

const purposeOf = ({ id, channel }: SentLink) =>
  channel === 'mail' ? `password-link:${id}` : `password-link:${id}:${channel}`;
