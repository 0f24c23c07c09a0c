import { accountPaths } from '../../../domain/accountPaths.ts';
import type { OutboxTable } from '../../platform/database/accountSchema.ts';
import { readSignedId, signedId } from '../links/signedId.ts';

/** What a contact-change link does, and the channel that carried it. */
export type ContactLink = { id: string; action: 'verify' | 'undo'; channel: OutboxTable['channel'] };

const kinds = [
  { action: 'verify', channel: 'mail' },
  { action: 'verify', channel: 'sms' },
  { action: 'undo', channel: 'mail' },
  { action: 'undo', channel: 'sms' },
] as const;

export const contactToken = (key: Uint8Array, link: ContactLink): string =>
  signedId(key, link.id, purposeOf(link));

/** The link in one of our tokens; undefined for any other text. */
export const readContactToken = (key: Uint8Array, token: string): ContactLink | undefined =>
  readSignedId(key, token, (id) =>
    kinds.map((kind) => [purposeOf({ id, ...kind }), { id, ...kind }] as const),
  );

/** The address of such a link. Browsers send the part after `#` to no server, so no log holds it. */
export const contactLinkAddress = (publicOrigin: string, token: string): string =>
  `${publicOrigin}${accountPaths.contactLink}#${token}`;

const purposeOf = ({ id, action, channel }: ContactLink) => `contact-${action}:${id}:${channel}`;
