/**
 * The limits of specification sections 5 and 9 and of later decisions. Limits of personal fields are in `person`.
 */

/** Required remaining validity of an identity document in months. */
export const DOCUMENT_MIN_VALIDITY_MONTHS = 6;
/** Most megabytes of a profile picture, as it is sent to the server. */
export const AVATAR_MAX_MEGABYTES = 5;
/** `AVATAR_MAX_MEGABYTES` in bytes. */
export const AVATAR_MAX_BYTES = AVATAR_MAX_MEGABYTES * 1_000_000;
/** Most pixels of a profile picture's longer side after scaling (decision D63). */
export const AVATAR_MAX_PIXELS = 1_024;

/** Characters (decision D19). */
export const PASSWORD_MIN_LENGTH = 8;
/** Characters (decision D19). */
export const PASSWORD_MAX_LENGTH = 128;
/** Sessions per account; one more ends the least recently used. */
export const SESSIONS_PER_ACCOUNT = 5;

/** Megabytes; one setting per competition for registration and replacement, never above this (decision D14). */
export const MEDIA_CEILING_MEGABYTES = 500;
/** Bytes of an upload per request, which is also the most that a cut can lose. */
export const UPLOAD_CHUNK_BYTES = 8_388_608;
/** Seconds. Audio is limited by size only. */
export const VIDEO_MAX_SECONDS = 120;
/** Most megabytes of an identity document. */
export const IDENTITY_MAX_MEGABYTES = 10;
/** Formats in the upload hint. */
export const HINTED_FORMATS: readonly string[] = ['MP4', 'MOV', 'AVI'];
/** Blocked file extensions. */
export const BLOCKED_EXTENSIONS: readonly string[] = ['exe', 'bat', 'sh', 'cmd', 'js', 'msi', 'com'];

/** The vote count that the quantity page starts with. */
export const DEFAULT_VOTES = 25;
/** Most votes in one order (decision D1). */
export const ORDER_MAX_VOTES = 10_000;
/** Above this many votes the site asks once more, with the sum. */
export const LARGE_ORDER_VOTES = 500;
/** Baisa per vote below the package (decision D1). */
export const LIST_PRICE_BAISA = 500;
/** Number of votes from which the package price applies (decision D1). */
export const PACKAGE_MIN_VOTES = 25;
/** Baisa per vote in the package (decision D1). */
export const PACKAGE_PRICE_BAISA = 400;
/** Baisa off an order at the package price, once per order (decision D1). */
export const PACKAGE_DISCOUNT_BAISA = 2_500;
/** US dollars for one rial; shown as an approximation only. */
export const USD_PER_RIAL = 2.603;
/** The rial's id on the wire (decision D4). */
export const RIAL_CURRENCY_ID = 1;
/** Paid votes per payment method and day above which they are flagged (decision D7). */
export const PAID_REVIEW_VOTES_PER_DAY = 200;

/** Baisa per message, including VAT (decision D5). */
export const SMS_PRICE_BAISA = 525;
/** Counted messages per number and day (decision D7). */
export const SMS_VOTES_PER_DAY = 20;
/** E-mails to one mailbox about unverified signups in a day; anyone can trigger them (decision D132). */
export const SIGNUP_MAILS_PER_DAY = 10;
/** Texts to one phone number about unverified signups in a day (decision D132). */
export const SIGNUP_TEXTS_PER_DAY = 5;

/** Voting groups of a competition. */
export const GROUP_COUNT = 5;
/** Number of events above which the cards form a grid. */
export const WIDE_CARD_EVENTS = 2;
