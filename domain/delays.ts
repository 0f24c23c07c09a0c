/** How long things take, in milliseconds: the delays of specification section 9, and below them our own. */

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** From a successful login to the page after it. */
export const LOGIN_REDIRECT_MS = SECOND;
/** From a received registration to `/`. */
export const REGISTRATION_REDIRECT_MS = 4 * SECOND;
/** From a paid order to its confirmation. */
export const PAYMENT_REDIRECT_MS = 2 * SECOND;
/** From an event's empty competition list to `/`. */
export const EMPTY_COMPETITIONS_REDIRECT_MS = 2 * SECOND;
/** From a replaced submission to the dashboard. */
export const REPLACE_SUBMISSION_REDIRECT_MS = 1_500;
/** How long the profile's success toast shows. */
export const PROFILE_TOAST_MS = 1_500;
/** From a changed password to the login page. */
export const PASSWORD_CHANGE_REDIRECT_MS = 1_500;
/** How long the banner over refused fields shows. */
export const VALIDATION_BANNER_MS = 5 * SECOND;
/** How long the participant counter counts up (decision D27). */
export const PARTICIPANT_COUNTER_MS = 2 * SECOND;

/** A session that is not used for so long is over. */
export const SESSION_IDLE_MS = 24 * 60 * MINUTE;
/** However it is used, a session is over after this time. */
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

/** Until when (UTC ms) a first link works that is made at `now` for a signup of `sentAt`. */
export const firstLinkEnd = (sentAt: number, now: number): number =>
  Math.min(now + FIRST_LINK_MS, sentAt + SIGNUP_LIFE_MS);

/** After this a call has timed out. */
export const REQUEST_TIMEOUT_MS = 30 * SECOND;

/** An order counts if it is paid within this time (decision D9). */
export const ORDER_PAYMENT_MS = 15 * MINUTE;
/** From the last change of a number of votes to the question what they cost. */
export const QUOTE_PAUSE_MS = 250;
/** Card fields that have not said by then what became of Pay can be told to pay again. */
export const CARD_ANSWER_MS = 10 * SECOND;
/** While the server cannot be reached: from one look for it to the next. */
export const SERVER_LOOK_MS = 10 * SECOND;
/** Card fields silent for longer while they charge: the outcome is unknown. */
export const CARD_SILENCE_MS = 45 * SECOND;
/** While an order can be paid: from one look at it to the next. */
export const ORDER_WATCH_MS = 10 * SECOND;
/** While the outcome of a payment is unknown: from one look at its order to the next. */
export const ORDER_CONFIRM_MS = 2 * SECOND;
/** A payment confirmed later than this took longer than payments usually do. */
export const CONFIRMING_SLOW_MS = 15 * SECOND;
/** What is read and may still change is read again after this time. */
export const READ_AGAIN_MS = 5 * SECOND;
/** After the competition: how long a caller's key still answers with what came of it. */
export const KEYS_KEPT_MS = 90 * 24 * 60 * MINUTE;
/** Card fields that have not said by then that they are ready are out of reach. */
export const CARD_FIELDS_READY_MS = 15 * SECOND;

/** While nobody knows whether a registration arrived: from one question to the next. */
export const SIGNUP_ASK_AGAIN_MS = 15 * SECOND;

/** An upload of which nothing is heard for longer is taken for cut. */
export const UPLOAD_SILENCE_MS = 30 * SECOND;
/** How long an upload is kept after its last byte. */
export const UPLOAD_LIFE_MS = 48 * 60 * MINUTE;
/** How long an upload of which no byte came is kept. */
export const EMPTY_UPLOAD_LIFE_MS = 15 * MINUTE;

/** The stream says the time at least this often, so that silence means a dead line. */
export const STREAM_HEARTBEAT_MS = 15 * SECOND;
/** A stream silent for longer is taken for cut. */
export const STREAM_SILENCE_MS = 40 * SECOND;
/** A stream that has not opened by then is taken for cut. */
export const STREAM_OPEN_TIMEOUT_MS = 10 * SECOND;
/** From a cut stream to the attempt to open it again. */
export const STREAM_REOPEN_MS = SECOND;
/** A cut stream is opened again this much later at most, drawn evenly, so that thousands do not return in step. */
export const STREAM_REOPEN_SPREAD_MS = 2 * SECOND;
/** While polling: from one attempt to return to the stream to the next. */
export const STREAM_RETURN_MS = 20 * SECOND;
/** From one poll of the board to the next. */
export const BOARD_POLL_MS = 4 * SECOND;
/** A board confirmed within this time counts as current although the stream cannot be opened. */
export const BOARD_FRESH_MS = 12 * SECOND;
/** A board that nothing has confirmed for longer takes no card votes until it is loaded again. */
export const BOARD_OLD_MS = MINUTE;
/** With fallback data shown: from one quiet attempt to load the real list to the next. */
export const FALLBACK_RETRY_MS = 15 * SECOND;
/** A changed ranking is announced at most this often. */
export const RANKING_ANNOUNCEMENT_MS = 10 * SECOND;
/** How long the original tab stays marked after another tab asked for it (decision D34). */
export const TAB_CALL_MS = 2 * MINUTE;
/** A tab that cannot tell within this time whether another is active shows itself as blocked. */
export const TAB_CHECK_MS = SECOND;
/** A tab still open this long after it was asked to close cannot be closed by its page. */
export const TAB_CLOSE_MS = 300;
/** Where only a channel can elect: a tab that hears no other within this time has the vote. */
export const TAB_CLAIM_MS = 300;
/** Where only a channel can elect: how often a blocked tab asks whether the active one is still there. */
export const TAB_ASK_MS = SECOND;
