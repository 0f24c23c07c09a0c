import { bucketOf } from '../../platform/attempts/bucketOf.ts';
import type { Charge } from '../../platform/attempts/admitAttempt.ts';
import type { Rate } from '../../platform/limits/rate.ts';

type Deps = {
  keys: { pepper: Uint8Array };
  limits: Readonly<Record<'contact.account' | 'contact.address', Rate>>;
};

/**
 * The charges of naming another contact: to the one who names it, as a kind and an id, and to the contact, so that many
 * cannot fill one inbox.
 */
export const contactCharges = (
  { keys, limits }: Deps,
  [kind, id]: readonly ['contact' | 'correct', string],
  contact: string,
): Charge[] => [
  { bucket: bucketOf(keys.pepper, kind, id), rate: limits['contact.account'] },
  { bucket: bucketOf(keys.pepper, 'contact-to', contact.toLowerCase()), rate: limits['contact.address'] },
];
