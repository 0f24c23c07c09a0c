import { accountPaths } from '../../../domain/accountPaths.ts';
import type { OutboxTable } from '../../platform/database/accountSchema.ts';
import { readSignedId, signedId } from '../links/signedId.ts';

/** What the link of a message about a change of contact does, and how the message was sent. */
export type ContactLink = { id: string; action: 'verify' | 'undo'; channel: OutboxTable['channel'] };

const kinds = [
  { action: 'verify', channel: 'mail' },
  { action: 'verify', channel: 'sms' },
  { action: 'undo', channel: 'mail' },
  { action: 'undo', channel: 'sms' },
] as const;

export const contactToken = (key: Uint8Array, link: ContactLink): string =>
  signedId(key, link.id, purposeOf(link));

/** The link in a token of ours; undefined for any other text. */
export const readContactToken = (key: Uint8Array, token: string): ContactLink | undefined =>
  readSignedId(key, token, (id) =>
    kinds.map((kind) => [purposeOf({ id, ...kind }), { id, ...kind }] as const),
  );

/** Where such a link leads. What stands behind `#` is not sent to any server, and so is in no log. */
export const contactLinkAddress = (publicOrigin: string, token: string): string =>
  `${publicOrigin}${accountPaths.contactLink}#${token}`;

const purposeOf = ({ id, action, channel }: ContactLink) => `contact-${action}:${id}:${channel}`;
