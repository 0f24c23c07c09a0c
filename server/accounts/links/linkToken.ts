import { createHmac, timingSafeEqual } from 'node:crypto';
import { accountPaths } from '../../../domain/accountPaths.ts';

const TOKEN = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/;

/**
 * The secret of a link: its random id and our signature of it. Whoever reads the database alone cannot make it, and
 * whoever holds the key alone has no id (decision D59).
 */
export function linkToken(key: Uint8Array, linkId: string): string {
  return `${linkId}.${signatureOf(key, linkId)}`;
}

/** The id in a token of ours; undefined for a text that is none. */
export function linkIdOf(key: Uint8Array, token: string): string | undefined {
  const [, id = '', signature = ''] = TOKEN.exec(token) ?? [];
  if (id === '') return undefined;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(key, id))) ? id : undefined;
}

/** Where somebody sets a password. What stands behind `#` is not sent to any server, and so is in no log. */
export function linkAddress(publicOrigin: string, token: string): string {
  return `${publicOrigin}${accountPaths.newPassword}#${token}`;
}

const signatureOf = (key: Uint8Array, id: string) =>
  createHmac('sha256', key).update(`password-link:${id}`).digest('base64url');
