/** Rules of a staff password. Length and rarity decide; it needs no special characters, as a code comes with it. */
import { characterCount } from '../characterCount.ts';
import { passwordErrors, type PasswordOwner } from '../password.ts';
import { STAFF_PASSWORD_MIN_LENGTH } from './staffLimits.ts';

export type StaffPasswordErrorCode =
  | 'staffPasswordShort'
  | 'passwordLong'
  | 'passwordCommon'
  | 'passwordPersonal';

const shared = ['passwordLong', 'passwordCommon', 'passwordPersonal'] as const;

/** The rules that a password breaks; empty if it is accepted. Lengths count characters. */
export function staffPasswordErrors(password: string, owner: PasswordOwner = {}): StaffPasswordErrorCode[] {
  const isShort = characterCount(password) < STAFF_PASSWORD_MIN_LENGTH;
  const broken = passwordErrors(password, owner);
  return [
    ...(isShort ? (['staffPasswordShort'] as const) : []),
    ...shared.filter((code) => broken.includes(code)),
  ];
}
