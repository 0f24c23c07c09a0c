/** The figures that the sentences of `locales/*\/errors.json` below `problem` speak of. */
import type { AccountErrorCode } from './accountRefusals.ts';
import * as limits from './limits.ts';
import { PHONE_MAX_DIGITS, PHONE_MIN_DIGITS } from './person/phone.ts';

type Limits = { min?: number; max?: number };

export const problemLimits: Readonly<Record<string, Limits | undefined>> = {
  passwordShort: { min: limits.PASSWORD_MIN_LENGTH },
  passwordLong: { max: limits.PASSWORD_MAX_LENGTH },
  nameMin: { min: limits.NAME_MIN_LENGTH },
  nameMax: { max: limits.NAME_MAX_LENGTH },
  addressMax: { max: limits.ADDRESS_MAX_LENGTH },
  phoneLength: { min: PHONE_MIN_DIGITS, max: PHONE_MAX_DIGITS },
  dobMin: { min: limits.PROFILE_MIN_AGE },
  imageTooLarge: { max: limits.AVATAR_MAX_MEGABYTES },
} satisfies Partial<Record<AccountErrorCode, Limits>>;
