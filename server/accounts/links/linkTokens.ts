import { createHmac, timingSafeEqual } from 'node:crypto';
import { accountPaths } from '../../../domain/accountPaths.ts';
import type { OutboxTable } from '../../platform/database/accountSchema.ts';

/** A link and its channel: using the link verifies that contact. */
export type SentLink = { id: string; channel: OutboxTable['channel'] };

const channels = ['mail', 'sms'] as const;

/** The token of a password link. */
export const linkToken = (key: Uint8Array, link: SentLink): string =>
  signedId(key, link.id, passwordPurpose(link));

/** The link in one of our tokens; undefined for any other text. */
export const readLinkToken = (key: Uint8Array, token: string): SentLink | undefined =>
  readSignedId(key, token, (id) =>
    channels.map((channel) => [passwordPurpose({ id, channel }), { id, channel }] as const),
  );

/** The address of the page that sets a password. Browsers send the part after `#` to no server, so no log holds it. */
export function linkAddress(publicOrigin: string, token: string): string {
  return `${publicOrigin}${accountPaths.newPassword}#${token}`;
}

const passwordPurpose = ({ id, channel }: SentLink) =>
  channel === 'mail' ? `password-link:${id}` : `password-link:${id}:${channel}`;

/** What a contact-change link does, and the channel that carried it. */
export type ContactLink = { id: string; action: 'verify' | 'undo'; channel: OutboxTable['channel'] };

const contactKinds = [
  { action: 'verify', channel: 'mail' },
  { action: 'verify', channel: 'sms' },
  { action: 'undo', channel: 'mail' },
  { action: 'undo', channel: 'sms' },
] as const;

/** The token of a link about a change of contact. */
export const contactToken = (key: Uint8Array, link: ContactLink): string =>
  signedId(key, link.id, contactPurpose(link));

/** The link in one of our tokens; undefined for any other text. */
export const readContactToken = (key: Uint8Array, token: string): ContactLink | undefined =>
  readSignedId(key, token, (id) =>
    contactKinds.map((kind) => [contactPurpose({ id, ...kind }), { id, ...kind }] as const),
  );

/**
 * The address of a link about a change of contact. Browsers send the part after `#` to no server, so no log
 * holds it.
 */
export const contactLinkAddress = (publicOrigin: string, token: string): string =>
  `${publicOrigin}${accountPaths.contactLink}#${token}`;

const contactPurpose = ({ id, action, channel }: ContactLink) => `contact-${action}:${id}:${channel}`;

const TOKEN = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/;

/**
 * The secret of a link: a random id and our signature of its purpose. Neither the database alone nor the key alone can
 * make one (decision D59).
 * @param purpose the signed text; it contains the id
 */
const signedId = (key: Uint8Array, id: string, purpose: string): string =>
  `${id}.${signatureOf(key, purpose)}`;

/** The link of the candidate whose purpose the token signs; undefined for any other text. */
function readSignedId<Link>(
  key: Uint8Array,
  token: string,
  candidates: (id: string) => readonly (readonly [purpose: string, link: Link])[],
): Link | undefined {
  const [, id = '', signature = ''] = TOKEN.exec(token) ?? [];
  if (id === '') return undefined;
  const sent = Buffer.from(signature);
  return candidates(id).find(([purpose]) =>
    timingSafeEqual(sent, Buffer.from(signatureOf(key, purpose))),
  )?.[1];
}

const signatureOf = (key: Uint8Array, purpose: string) =>
  createHmac('sha256', key).update(purpose).digest('base64url');
