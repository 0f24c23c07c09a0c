import { hash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A new link: the token that follows `#` in its address, and the hash that we store. */
export function newLinkToken(): { token: string; token_hash: string } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, token_hash: linkHash(token) };
}

/** The stored form of a link's token. */
export const linkHash = (token: string): string => hash('sha256', token);
