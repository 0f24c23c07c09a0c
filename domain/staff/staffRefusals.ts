/** Turns errors of staff calls into errors of the fields of a form and of the form itself. */
import { type AccountErrorCode, type FormError, refusalOf } from '../accountRefusals.ts';
import type { AppError } from '../errors.ts';

/** Codes of the errors that only forms of staff have: keys of `locales/*\/staffErrors.json` below `problem`. */
const staffErrorCodes = [
  'staffEmailRequired',
  'codeRequired',
  'codesUnsaved',
  'roleRequired',
  'competitionsRequired',
  'organisationName',
  'staffPasswordShort',
  'passkeyName',
  'seasonName',
  'seasonText',
  'slugShape',
  'slugTaken',
  'zoneUnknown',
  'datesOrder',
  'criterionName',
  'criteriaSum',
  'priceList',
  'fixedNow',
  'onlyInFavour',
  'onlyLater',
  'onlyAhead',
  'windowIsOpen',
  'needsSecondPerson',
  'publicReason',
  'otherCandidate',
  'extensionMinutes',
  'extensionTooLong',
  'extensionIntoNext',
  'roundName',
  'entryCode',
  'percent',
  'notADay',
  'notAMoment',
  'skippedMoment',
  'minAge',
  'mediaSize',
  'amount',
  'voteCount',
  'pageTitle',
  'pageSummary',
  'pageBody',
  'templateName',
  'templateSubject',
  'templateMail',
  'templateSms',
  'templatePlaceholder',
  'templateNeeds',
  'messageKind',
  'altText',
  'pictureKind',
  'pictureDamaged',
  'pictureAnimated',
  'pictureSmall',
  'picturePixels',
  'pictureLarge',
  'pictureCrop',
  'identityReason',
  'identityWhy',
  'identityPoint',
  'identityNote',
  'changeReason',
  'rejectReason',
] as const;
type StaffErrorCode = (typeof staffErrorCodes)[number];

export const isStaffErrorCode = (code: StaffErrorCode | AccountErrorCode): code is StaffErrorCode =>
  staffErrorCodes.some((each) => each === code);

/** The sentence of the server, or the code of an error that the browser found. */
export type StaffFieldError = { sentence: string } | { code: StaffErrorCode | AccountErrorCode };
export type StaffFieldErrors<Field extends string> = Partial<Record<Field, StaffFieldError>>;
export type StaffRefusal<Field extends string> = {
  fieldErrors: StaffFieldErrors<Field>;
  formError: FormError | null;
};

/** Codes of replies that are about the code alone: it was mistyped, used before, or is of another time. */
const aboutCode: readonly string[] = ['code_wrong', 'code_used', 'code_clock'];

/** Errors of a refused form that asks for a code of the authenticator app, among others. */
export function staffRefusal<Field extends string>(
  error: AppError,
  fields: readonly Field[],
): StaffRefusal<Field | 'code'> {
  if (error.kind === 'message' && aboutCode.includes(error.code ?? ''))
    return {
      fieldErrors: { code: { sentence: error.message } } as StaffFieldErrors<Field | 'code'>,
      formError: null,
    };
  return refusalOf(error, fields) as StaffRefusal<Field | 'code'>;
}
