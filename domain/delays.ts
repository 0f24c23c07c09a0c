/** Delays in milliseconds: those of specification section 9, then our own. */

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** After a login, until the redirect. */
export const LOGIN_REDIRECT_MS = SECOND;
/** After a registration, until the redirect to `/`. */
export const REGISTRATION_REDIRECT_MS = 4 * SECOND;
/** After a paid order, until its confirmation page. */
export const PAYMENT_REDIRECT_MS = 2 * SECOND;
/** On an event without competitions, until the redirect to `/`. */
export const EMPTY_COMPETITIONS_REDIRECT_MS = 2 * SECOND;
/** After a replaced submission, until the dashboard. */
export const REPLACE_SUBMISSION_REDIRECT_MS = 1_500;
/** How long the profile's success toast shows. */
export const PROFILE_TOAST_MS = 1_500;
/** After a changed password, until the login page. */
export const PASSWORD_CHANGE_REDIRECT_MS = 1_500;
/** How long the validation banner shows. */
export const VALIDATION_BANNER_MS = 5 * SECOND;
/** How long the participant counter counts up (decision D27). */
export const PARTICIPANT_COUNTER_MS = 2 * SECOND;

/** Idle lifetime of a session. */
export const SESSION_IDLE_MS = 24 * 60 * MINUTE;
/** Absolute lifetime of a session. */
export const SESSION_LIFE_MS = 7 * 24 * 60 * MINUTE;
/** How long a link to set a new password works. */
export const RESET_LINK_MS = 30 * MINUTE;
/** How long the link to the first password works. */
export const FIRST_LINK_MS = 24 * 60 * MINUTE;
/** How long a link to a new phone number or e-mail address verifies it. */
export const CONTACT_LINK_MS = 24 * 60 * MINUTE;
/** How long a change of phone number or e-mail address can be undone: from its start, then from when it was verified. */
export const CONTACT_UNDO_MS = 72 * 60 * MINUTE;
/** An unverified signup ends this long after it was sent, whatever links followed. */
export const SIGNUP_LIFE_MS = 72 * 60 * MINUTE;
/** From a signup to its one reminder, if it was not verified. */
export const SIGNUP_REMINDER_MS = 12 * 60 * MINUTE;

/** Expiry (UTC ms) of a first link created at `now` for a signup of `sentAt`. */
export const firstLinkEnd = (sentAt: number, now: number): number =>
  Math.min(now + FIRST_LINK_MS, sentAt + SIGNUP_LIFE_MS);

/** Timeout of a call. */
export const REQUEST_TIMEOUT_MS = 30 * SECOND;

/** An order counts if it is paid within this time (decision D9). */
export const ORDER_PAYMENT_MS = 15 * MINUTE;
/** Debounce between the last change of the vote count and the quote. */
export const QUOTE_PAUSE_MS = 250;
/** Wait for the card fields' answer to Pay; after it the visitor can pay again. */
export const CARD_ANSWER_MS = 10 * SECOND;
/** Polling interval while the server is unreachable. */
export const SERVER_LOOK_MS = 10 * SECOND;
/** Silence of charging card fields after which the outcome is unknown. */
export const CARD_SILENCE_MS = 45 * SECOND;
/** Polling interval of a payable order. */
export const ORDER_WATCH_MS = 10 * SECOND;
/** Polling interval of an order whose payment outcome is unknown. */
export const ORDER_CONFIRM_MS = 2 * SECOND;
/** After this, a confirmation counts as slow. */
export const CONFIRMING_SLOW_MS = 15 * SECOND;
/** Polling interval of resources that may still change. */
export const READ_AGAIN_MS = 5 * SECOND;
/** How long the key of an order stays valid after the end of the event, or after a later order. */
export const KEYS_KEPT_MS = 90 * 24 * 60 * MINUTE;
/** Timeout for the card fields to load. */
export const CARD_FIELDS_READY_MS = 15 * SECOND;

/** Retry interval of a registration with an unknown outcome. */
export const SIGNUP_ASK_AGAIN_MS = 15 * SECOND;

/** Silence after which an upload counts as broken. */
export const UPLOAD_SILENCE_MS = 30 * SECOND;
/** How long an upload is kept after its last byte. */
export const UPLOAD_LIFE_MS = 48 * 60 * MINUTE;
/** How long an upload without any byte is kept. */
export const EMPTY_UPLOAD_LIFE_MS = 15 * MINUTE;

/** Heartbeat interval of the stream, so that silence means a dead connection. */
export const STREAM_HEARTBEAT_MS = 15 * SECOND;
/** Silence after which a stream counts as dead. */
export const STREAM_SILENCE_MS = 40 * SECOND;
/** Timeout for opening a stream. */
export const STREAM_OPEN_TIMEOUT_MS = 10 * SECOND;
/** Delay before reopening a cut stream. */
export const STREAM_REOPEN_MS = SECOND;
/** Largest random delay before reopening a stream, so that browsers do not reconnect at once. */
export const STREAM_REOPEN_SPREAD_MS = 2 * SECOND;
/** While polling, interval of attempts to reopen the stream. */
export const STREAM_RETURN_MS = 20 * SECOND;
/** Polling interval of the board. */
export const BOARD_POLL_MS = 4 * SECOND;
/** A board confirmed within this time counts as current without a stream. */
export const BOARD_FRESH_MS = 12 * SECOND;
/** After this time without confirmation, a board allows no card votes until it reloads. */
export const BOARD_OLD_MS = MINUTE;
/** Retry interval of the board while fallback data is shown. */
export const FALLBACK_RETRY_MS = 15 * SECOND;
/** Shortest interval between announcements of a changed ranking. */
export const RANKING_ANNOUNCEMENT_MS = 10 * SECOND;
/** How long the original tab stays marked after another tab asked for it (decision D34). */
export const TAB_CALL_MS = 2 * MINUTE;
/** A tab that cannot tell within this time whether another is active counts as blocked. */
export const TAB_CHECK_MS = SECOND;
/** A tab still open after this time cannot be closed by its page. */
export const TAB_CLOSE_MS = 300;
/** In the channel election, an unopposed tab wins after this time. */
export const TAB_CLAIM_MS = 300;
/** In the channel election, how often a blocked tab checks the active one. */
export const TAB_ASK_MS = SECOND;
