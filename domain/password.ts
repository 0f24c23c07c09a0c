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

/**
 * The person whose password it is, as far as known. Names and civil ids make weak passwords, because others
 * know them.
 */
export type PasswordOwner = { civilId?: string | null; fullName?: string | null };

/** The rules that a password breaks; empty if it is accepted. Lengths count characters, not bytes. */
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

/** Only civil ids and names of at least this length count: shorter ones occur in other words by chance. */
const TELLING_LENGTH = 4;

function isPersonal(password: string, { civilId, fullName }: PasswordOwner): boolean {
  const lower = password.toLowerCase();
  const number = canonicalCivilId(civilId ?? '');
  if (number.length >= TELLING_LENGTH && canonicalCivilId(password).includes(number)) return true;
  const names = (fullName ?? '').split(/[^\p{L}\p{M}]+/u).map((name) => name.toLowerCase());
  const own = names.filter((name) => name.length >= TELLING_LENGTH && lower.includes(name));
  // A name that makes up less than half of the password is allowed.
  return own.some((name) => name.length * 2 >= lower.length);
}
