import { createHmac } from 'node:crypto';

type Kind =
  | 'login'
  | 'device'
  | 'change'
  | 'forgot'
  | 'forgot-network'
  | 'signup'
  | 'check'
  | 'correct'
  | 'contact'
  | 'contact-to'
  | 'staff'
  | 'staff-device';

/** The name of a rate limit: a pseudonym, so that the table of attempts holds no civil id and no address. */
export function bucketOf(pepper: Uint8Array, kind: Kind, ...parts: readonly string[]): string {
  return createHmac('sha256', pepper)
    .update(JSON.stringify(['attempts', kind, ...parts]))
    .digest('base64url');
}
