import { randomBytes } from 'node:crypto';

/** A random 128-bit id, 22 characters of base64url (decision D4). */
export function newId(): string {
  return randomBytes(16).toString('base64url');
}
