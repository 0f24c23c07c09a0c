import { randomBytes } from 'node:crypto';

/**
 * A random id of 128 bits, 22 characters of base64url (decision D4). None begins with a hyphen: a command line would
 * read it as an option.
 */
export function newId(): string {
  for (;;) {
    const id = randomBytes(16).toString('base64url');
    if (!id.startsWith('-')) return id;
  }
}

/**
 * Whether a text has the form of our ids. Other texts name nothing, and PostgreSQL refuses some of them in a
 * query.
 */
export const isId = (text: string): boolean => /^[A-Za-z0-9_-]{22}$/.test(text);
