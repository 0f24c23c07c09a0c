/**
 * The limits of specification sections 5 and 9 and of later decisions. `domain/person` has those of
 * personal fields.
 */

/** Months that an identity document must still be valid. */
export const DOCUMENT_MIN_VALIDITY_MONTHS = 6;
/** Most megabytes of a profile picture, as it is sent to the server. */
export const AVATAR_MAX_MEGABYTES = 5;
/** `AVATAR_MAX_MEGABYTES` in bytes. */
export const AVATAR_MAX_BYTES = AVATAR_MAX_MEGABYTES * 1_000_000;
/** Largest longer side, in pixels, to which a profile picture is scaled (decision D63). */
export const AVATAR_MAX_PIXELS = 1_024;

/** Characters (decision D19). */
export const PASSWORD_MIN_LENGTH = 8;
/** Characters (decision D19). */
export const PASSWORD_MAX_LENGTH = 128;
/** Most sessions of an account. A further login ends the least recently used one. */
export const SESSIONS_PER_ACCOUNT = 5;

/**
 * Most megabytes of a recording that a competition can set, for registration and replacement alike
 * (decision D14).
 */
export const MEDIA_CEILING_MEGABYTES = 500;
/** Bytes that one request of an upload sends; a cut connection loses at most these. */
export const UPLOAD_CHUNK_BYTES = 8_388_608;
/** Longest video in seconds. Audio is limited by size only. */
export const VIDEO_MAX_SECONDS = 120;
/** Most megabytes of an identity document. */
export const IDENTITY_MAX_MEGABYTES = 10;
/** The formats that the hint at the upload names; more are accepted. */
export const HINTED_FORMATS: readonly string[] = ['MP4', 'MOV', 'AVI'];
/** Blocked file extensions. */
export const BLOCKED_EXTENSIONS: readonly string[] = ['exe', 'bat', 'sh', 'cmd', 'js', 'msi', 'com'];

/** The vote count that the quantity page starts with. */
export const DEFAULT_VOTES = 25;
/** Most votes in one order (decision D1). */
export const ORDER_MAX_VOTES = 10_000;
/** For an order of more votes the site asks for confirmation, naming the price. */
export const LARGE_ORDER_VOTES = 500;
/** Baisa per vote in an order below `PACKAGE_MIN_VOTES` (decision D1). */
export const LIST_PRICE_BAISA = 500;
/** Number of votes from which the package price applies (decision D1). */
export const PACKAGE_MIN_VOTES = 25;
/** Baisa per vote in the package (decision D1). */
export const PACKAGE_PRICE_BAISA = 400;
/** Baisa taken off once from an order at the package price (decision D1). */
export const PACKAGE_DISCOUNT_BAISA = 2_500;
/** US dollars for one rial. The site shows amounts in dollars as an approximation only. */
export const USD_PER_RIAL = 2.603;
/** The rial's id on the wire (decision D4). */
export const RIAL_CURRENCY_ID = 1;
/** If one payment method pays for more votes in a day, they are flagged (decision D7). */
export const PAID_REVIEW_VOTES_PER_DAY = 200;

/** Price of a text message in baisa, including VAT (decision D5). */
export const SMS_PRICE_BAISA = 525;
/** Most text messages of one phone number that count in a day (decision D7). */
export const SMS_VOTES_PER_DAY = 20;
/**
 * Most e-mails to one mailbox about unverified signups in a day, because anyone can trigger them (decision
 * D132).
 */
export const SIGNUP_MAILS_PER_DAY = 10;
/**
 * Most texts to one phone number about unverified signups in a day, because anyone can trigger them
 * (decision D132).
 */
export const SIGNUP_TEXTS_PER_DAY = 5;

/** Most voting groups of a round. */
export const GROUP_COUNT = 5;
/** Up to this many events have wide cards; more form a grid. */
export const WIDE_CARD_EVENTS = 2;
