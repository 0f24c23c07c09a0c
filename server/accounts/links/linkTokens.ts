import { createHmac, timingSafeEqual } from 'node:crypto';
import { accountPaths } from '../../../domain/accountPaths.ts';
import type { OutboxTable } from '../../platform/database/accountSchema.ts';

/** A password link, and the channel that it was sent by: using it verifies that contact. */
export type SentLink = { id: string; channel: OutboxTable['channel'] };

const channels = ['mail', 'sms'] as const;

/** The token that a password link carries. */
export const linkToken = (key: Uint8Array, link: SentLink): string =>
  signedId(key, link.id, passwordPurpose(link));

/** The password link that a token stands for; undefined if we did not sign the token. */
export const readLinkToken = (key: Uint8Array, token: string): SentLink | undefined =>
  readSignedId(key, token, (id) =>
    channels.map((channel) => [passwordPurpose({ id, channel }), { id, channel }] as const),
  );

/**
 * The address of the page that sets a password. The token follows `#`, which browsers send to no server, so
 * no log has it.
 */
export function linkAddress(publicOrigin: string, token: string): string {
  return `${publicOrigin}${accountPaths.newPassword}#${token}`;
}

const passwordPurpose = ({ id, channel }: SentLink) =>
  channel === 'mail' ? `password-link:${id}` : `password-link:${id}:${channel}`;

/** A link about a change of contact: what it does, and the channel that it was sent by. */
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

/** The link that a token about a change of contact stands for; undefined if we did not sign the token. */
export const readContactToken = (key: Uint8Array, token: string): ContactLink | undefined =>
  readSignedId(key, token, (id) =>
    contactKinds.map((kind) => [contactPurpose({ id, ...kind }), { id, ...kind }] as const),
  );

/**
 * The address of a link about a change of contact. The token follows `#`, which browsers send to no server,
 * so no log has it.
 */
export const contactLinkAddress = (publicOrigin: string, token: string): string =>
  `${publicOrigin}${accountPaths.contactLink}#${token}`;

const contactPurpose = ({ id, action, channel }: ContactLink) => `contact-${action}:${id}:${channel}`;

const TOKEN = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/;

/**
 * A token: the random id of a link, and our signature of its purpose. To forge one takes both the database
 * and the key (decision D59).
 * @param purpose the signed text; it contains the id
 */
const signedId = (key: Uint8Array, id: string, purpose: string): string =>
  `${id}.${signatureOf(key, purpose)}`;

/** The one of the possible links whose purpose a token signs; undefined if it signs none. */
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
