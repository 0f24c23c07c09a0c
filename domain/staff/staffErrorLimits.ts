/** The limits that sentences of `locales/*\/staffErrors.json` name (`problem`), by error code. */
import * as limits from './staffLimits.ts';

export const staffErrorLimits: Readonly<Record<string, { min?: number; max?: number } | undefined>> = {
  staffPasswordShort: { min: limits.STAFF_PASSWORD_MIN_LENGTH },
  organisationName: { min: limits.ORGANISATION_MIN_LENGTH, max: limits.ORGANISATION_MAX_LENGTH },
  passkeyName: { max: limits.PASSKEY_NAME_MAX_LENGTH },
};
