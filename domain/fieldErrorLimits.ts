/** The limits that sentences of `locales/*\/errors.json` name (`problem`), by error code. */
import type { AccountErrorCode } from './accountRefusals.ts';
import * as limits from './limits.ts';
import { ADDRESS_MAX_LENGTH } from './person/address.ts';
import { PROFILE_MIN_AGE } from './person/birthDate.ts';
import { NAME_MAX_LENGTH, NAME_MIN_LENGTH } from './person/name.ts';
import { PHONE_MAX_DIGITS, PHONE_MIN_DIGITS } from './person/phone.ts';

type Limits = { min?: number; max?: number };

export const fieldErrorLimits: Readonly<Record<string, Limits | undefined>> = {
  passwordShort: { min: limits.PASSWORD_MIN_LENGTH },
  passwordLong: { max: limits.PASSWORD_MAX_LENGTH },
  nameMin: { min: NAME_MIN_LENGTH },
  nameMax: { max: NAME_MAX_LENGTH },
  addressMax: { max: ADDRESS_MAX_LENGTH },
  phoneLength: { min: PHONE_MIN_DIGITS, max: PHONE_MAX_DIGITS },
  dobMin: { min: PROFILE_MIN_AGE },
  imageTooLarge: { max: limits.AVATAR_MAX_MEGABYTES },
} satisfies Partial<Record<AccountErrorCode, Limits>>;
