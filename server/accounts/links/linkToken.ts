import { createHmac, timingSafeEqual } from 'node:crypto';
import { accountPaths } from '../../../domain/accountPaths.ts';
import type { OutboxTable } from '../../platform/database/accountSchema.ts';

const TOKEN = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/;

/** A link and how it was sent: using it verifies this contact. */
export type SentLink = { id: string; channel: OutboxTable['channel'] };

const channels = ['mail', 'sms'] as const;

/**
 * The secret of a link: its random id and our signature of it. The database alone cannot make it, and the key alone has
 * no id (decision D59).
 */
export function linkToken(key: Uint8Array, link: SentLink): string {
  return `${link.id}.${signatureOf(key, link)}`;
}

/** The link in a token of ours; undefined for any other text. */
export function readLinkToken(key: Uint8Array, token: string): SentLink | undefined {
  const [, id = '', signature = ''] = TOKEN.exec(token) ?? [];
  if (id === '') return undefined;
  return channels
    .map((channel) => ({ id, channel }))
    .find((link) => timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(key, link))));
}

/** Where somebody sets a password. What stands behind `#` is not sent to any server, and so is in no log. */
export function linkAddress(publicOrigin: string, token: string): string {
  return `${publicOrigin}${accountPaths.newPassword}#${token}`;
}

const signatureOf = (key: Uint8Array, { id, channel }: SentLink) =>
  createHmac('sha256', key)
    .update(channel === 'mail' ? `password-link:${id}` : `password-link:${id}:${channel}`)
    .digest('base64url');
