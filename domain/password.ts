/** Rules of a new password (specification section 5; decisions D19, D60). Passwords are never trimmed. */
import { characterCount } from './characterCount.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { canonicalCivilId } from './person/civilId.ts';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './limits.ts';

/** One code for each rule that a new password can break, in display order. */
export const passwordErrorCodes = [
  'passwordShort',
  'passwordLong',
  'passwordUpper',
  'passwordSpecial',
  'passwordCommon',
  'passwordPersonal',
] as const;
export type PasswordErrorCode = (typeof passwordErrorCodes)[number];

/** The owner, if known: public facts about a person make weak passwords. */
export type PasswordOwner = { civilId?: string | null; fullName?: string | null };

/** All broken rules; empty if the password is accepted. Lengths count characters, not bytes. */
export function passwordErrors(password: string, owner: PasswordOwner = {}): PasswordErrorCode[] {
  const length = characterCount(password);
  const wrong: Record<PasswordErrorCode, boolean> = {
    passwordShort: length < PASSWORD_MIN_LENGTH,
    passwordLong: length > PASSWORD_MAX_LENGTH,
    passwordUpper: !/\p{Lu}/u.test(password),
    passwordSpecial: !/[^\p{L}\p{M}\p{N}]/u.test(password),
    passwordCommon: isCommonPassword(password),
    passwordPersonal: isPersonal(password, owner),
  };
  return passwordErrorCodes.filter((code) => wrong[code]);
}

/** Shorter civil ids and names occur in other words by chance. */
const TELLING_LENGTH = 4;

function isPersonal(password: string, { civilId, fullName }: PasswordOwner): boolean {
  const lower = password.toLowerCase();
  const number = canonicalCivilId(civilId ?? '');
  if (number.length >= TELLING_LENGTH && canonicalCivilId(password).includes(number)) return true;
  const names = (fullName ?? '').split(/[^\p{L}\p{M}]+/u).map((name) => name.toLowerCase());
  const own = names.filter((name) => name.length >= TELLING_LENGTH && lower.includes(name));
  // A long password may contain a name, but must be more than the name.
  return own.some((name) => name.length * 2 >= lower.length);
}
