import type { Charge } from '../../platform/attempts/admitAttempt.ts';
import { bucketOf } from '../../platform/attempts/bucketOf.ts';
import type { Keys } from '../../platform/keys.ts';
import type { Limits } from '../../platform/limits/limitSettings.ts';

type Deps = { keys: Pick<Keys, 'pepper'>; limits: Limits };

/** `kind`: an account changes its contact, or a registration corrects it. */
type Change = { kind: 'contact' | 'correct'; id: string; contact: string };

/** The charges of a new contact: to the account or registration, and to the contact, whose inbox many could fill. */
export const contactCharges = ({ keys, limits }: Deps, { kind, id, contact }: Change): Charge[] => [
  { bucket: bucketOf(keys.pepper, kind, id), rate: limits['contact.account'] },
  { bucket: bucketOf(keys.pepper, 'contact-to', contact.toLowerCase()), rate: limits['contact.address'] },
];
