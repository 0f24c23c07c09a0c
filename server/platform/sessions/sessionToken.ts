import { hash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
/** What a session token looks like, as the source of a regular expression. */
export const TOKEN_PATTERN = 'swt_[A-Za-z0-9_-]{43}';
const BEARER = new RegExp(`^Bearer (${TOKEN_PATTERN})$`, 'i');

/** Makes a session token for a browser: random, and meaningless outside our database. */
export function newToken(): string {
  return `swt_${randomBytes(TOKEN_BYTES).toString('base64url')}`;
}

/** The stored form of a token. Its 256 random bits need no slow hash. */
export function tokenHash(token: string): string {
  return hash('sha256', token);
}

/** The token in an Authorization header; undefined without one. No other place of a request is read. */
export function bearerToken(header: string | undefined): string | undefined {
  return BEARER.exec(header ?? '')?.[1];
}
