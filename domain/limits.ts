/**
 * The limits of specification sections 5 and 9, and of the decisions that settle or add to them. Those of a personal
 * field stand in its file in `person`.
 */

/** Months for which an identity document must still be valid. */
export const DOCUMENT_MIN_VALIDITY_MONTHS = 6;
/** Megabytes of a picture for the profile; what is kept of it is far smaller. */
export const AVATAR_MAX_MEGABYTES = 5;
/** The same in bytes. */
export const AVATAR_MAX_BYTES = AVATAR_MAX_MEGABYTES * 1_000_000;
/** Pixels of its longer side that are of use: nothing larger is made of it (decision D63). */
export const AVATAR_MAX_PIXELS = 1_024;

/** Characters (decision D19). */
export const PASSWORD_MIN_LENGTH = 8;
/** Characters (decision D19). */
export const PASSWORD_MAX_LENGTH = 128;
/** Signed-in devices of one account; signing in on one more signs out the one that was used longest ago. */
export const SESSIONS_PER_ACCOUNT = 5;

/** Megabytes; one setting per competition for registration and replacement, never above this (decision D14). */
export const MEDIA_CEILING_MEGABYTES = 500;
/** How much of an upload one request carries, so that a cut costs no more than this. */
export const UPLOAD_CHUNK_BYTES = 8_388_608;
/** Seconds. Audio is limited by size only. */
export const VIDEO_MAX_SECONDS = 120;
/** Megabytes. */
export const IDENTITY_MAX_MEGABYTES = 10;
/** The formats that the upload hint names. */
export const HINTED_FORMATS: readonly string[] = ['MP4', 'MOV', 'AVI'];
/** File name endings that are never taken. */
export const BLOCKED_EXTENSIONS: readonly string[] = ['exe', 'bat', 'sh', 'cmd', 'js', 'msi', 'com'];

/** What the quantity page proposes. */
export const DEFAULT_VOTES = 25;
/** Votes in one order (decision D1). */
export const ORDER_MAX_VOTES = 10_000;
/** Baisa a vote below the package (decision D1). */
export const LIST_PRICE_BAISA = 500;
/** From this many votes the package price holds (decision D1). */
export const PACKAGE_MIN_VOTES = 25;
/** Baisa a vote in the package (decision D1). */
export const PACKAGE_PRICE_BAISA = 400;
/** Baisa off the package (decision D1). */
export const PACKAGE_DISCOUNT_BAISA = 2_500;
/** US dollars for one rial; shown as an approximation only. */
export const USD_PER_RIAL = 2.603;
/** The rial's id on the wire (decision D4). */
export const RIAL_CURRENCY_ID = 1;
/** Paid votes of one payment method a day above which they are flagged for review (decision D7). */
export const PAID_REVIEW_VOTES_PER_DAY = 200;

/** Baisa that the operator charges for one message, VAT included (decision D5). */
export const SMS_PRICE_BAISA = 525;
/** Counted messages of one number a day (decision D7). */
export const SMS_VOTES_PER_DAY = 20;
/** Messages about unverified signups to one mailbox and one number a day: any stranger can cause them (decision D132). */
export const SIGNUP_MAILS_PER_DAY = 10;
export const SIGNUP_TEXTS_PER_DAY = 5;

/** Voting groups of a competition. */
export const GROUP_COUNT = 5;
/** With more events than this the cards sit in a grid. */
export const WIDE_CARD_EVENTS = 2;
