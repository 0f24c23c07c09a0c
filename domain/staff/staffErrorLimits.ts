/** The limits that sentences of `locales/*\/staffErrors.json` name (`problem`), by error code. */
import * as pages from '../contentPage/pageLimits.ts';
import * as templates from '../messages/templateLimits.ts';
import {
  EXTENSION_MINUTES,
  PUBLIC_REASON_MAX_LENGTH,
  ROUND_NAME_MAX_LENGTH,
  ALT_TEXT_MAX_LENGTH,
  PICTURE_MAX_MEGABYTES,
  PICTURE_MAX_PIXELS,
  SEASON_NAME_MAX_LENGTH,
  SEASON_TEXT_MAX_LENGTH,
  SMALLEST_PICTURE,
} from '../season/seasonLimits.ts';
import * as limits from './staffLimits.ts';

export const staffErrorLimits: Readonly<Record<string, { min?: number; max?: number } | undefined>> = {
  staffPasswordShort: { min: limits.STAFF_PASSWORD_MIN_LENGTH },
  organisationName: { min: limits.ORGANISATION_MIN_LENGTH, max: limits.ORGANISATION_MAX_LENGTH },
  roundName: { max: ROUND_NAME_MAX_LENGTH },
  identityWhy: { max: limits.IDENTITY_NOTE_MAX_LENGTH },
  identityNote: { max: limits.IDENTITY_NOTE_MAX_LENGTH },
  changeReason: { max: limits.DECISION_REASON_MAX_LENGTH },
  rejectReason: { max: limits.DECISION_REASON_MAX_LENGTH },
  passkeyName: { max: limits.PASSKEY_NAME_MAX_LENGTH },
  seasonName: { max: SEASON_NAME_MAX_LENGTH },
  publicReason: { max: PUBLIC_REASON_MAX_LENGTH },
  extensionMinutes: { min: 1, max: EXTENSION_MINUTES },
  extensionTooLong: { max: EXTENSION_MINUTES },
  altText: { max: ALT_TEXT_MAX_LENGTH },
  pictureLarge: { max: PICTURE_MAX_MEGABYTES },
  picturePixels: { max: PICTURE_MAX_PIXELS / 1_000_000 },
  pictureSmall: { min: SMALLEST_PICTURE.width, max: SMALLEST_PICTURE.height },
  seasonText: { max: SEASON_TEXT_MAX_LENGTH },
  pageTitle: { max: pages.PAGE_TITLE_MAX_LENGTH },
  pageSummary: { max: pages.PAGE_SUMMARY_MAX_LENGTH },
  pageBody: { max: pages.PAGE_BODY_MAX_LENGTH },
  templateName: { max: templates.TEMPLATE_NAME_MAX_LENGTH },
  templatesFull: { max: templates.TEMPLATES },
  templateSubject: { max: templates.TEMPLATE_SUBJECT_MAX_LENGTH },
  templateMail: { max: templates.TEMPLATE_MAIL_MAX_LENGTH },
  templateSms: { max: templates.TEMPLATE_SMS_MAX_LENGTH },
};
