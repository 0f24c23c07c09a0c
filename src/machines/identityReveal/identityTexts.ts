import type { RevealErrors, VerdictErrors } from '../../../domain/staff/identityCheck.ts';
import type { StaffFieldErrors } from '../../../domain/staff/staffRefusals.ts';
import type { IdentityField, IdentityRevealContext } from './identityRevealTypes.ts';

export const fields: readonly IdentityField[] = [
  'reason',
  'why',
  'name',
  'number',
  'birth_date',
  'valid',
  'note',
];

export const emptyTexts: IdentityRevealContext['texts'] = {
  reason: '',
  why: '',
  name: '',
  number: '',
  birth_date: '',
  valid: '',
  note: '',
};

/** What is wrong with what was read, by field. */
export const codesOf = (
  read: { values: object } | { errors: RevealErrors | VerdictErrors },
): StaffFieldErrors<IdentityField> =>
  'errors' in read
    ? Object.fromEntries(Object.entries(read.errors).map(([field, code]) => [field, { code }]))
    : {};
