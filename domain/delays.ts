/** Delays and lifetimes in milliseconds: those of specification section 9, then our own. */

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** From a successful login to the redirect. */
export const LOGIN_REDIRECT_MS = SECOND;
/** From a successful registration to the redirect to `/`. */
export const REGISTRATION_REDIRECT_MS = 4 * SECOND;
/** From a paid order to its confirmation page. */
export const PAYMENT_REDIRECT_MS = 2 * SECOND;
/** How long the page of an event without competitions shows before the redirect to `/`. */
export const EMPTY_COMPETITIONS_REDIRECT_MS = 2 * SECOND;
/** From a replaced submission to the dashboard. */
export const REPLACE_SUBMISSION_REDIRECT_MS = 1_500;
/** How long the toast about a saved profile shows. */
export const PROFILE_TOAST_MS = 1_500;
/** From a changed password to the login page. */
export const PASSWORD_CHANGE_REDIRECT_MS = 1_500;
/** How long the page shows the banner that says that a form has errors. */
export const VALIDATION_BANNER_MS = 5 * SECOND;
/** How long the animation of the participant counter takes to reach its number (decision D27). */
export const PARTICIPANT_COUNTER_MS = 2 * SECOND;

/** From the last change of a registration draft until its account keeps it. */
export const DRAFT_KEPT_AFTER_MS = 2 * SECOND;

/** From the last key of a search to the announcement of how many it found. */
export const SEARCH_ANNOUNCEMENT_MS = SECOND;

/** A session unused for this long ends. */
export const SESSION_IDLE_MS = 24 * 60 * MINUTE;
/** A session ends this long after the login, however often it is used. */
export const SESSION_LIFE_MS = 7 * 24 * 60 * MINUTE;
/** How long a link to set a new password works. */
export const RESET_LINK_MS = 30 * MINUTE;
/** How long the link with which a new account sets its first password works. */
export const FIRST_LINK_MS = 24 * 60 * MINUTE;
/** How long a link to a new phone number or e-mail address verifies it. */
export const CONTACT_LINK_MS = 24 * 60 * MINUTE;
/**
 * How long a change of phone number or e-mail address can be undone: from its verification, or from its
 * request while it is not verified.
 */
export const CONTACT_UNDO_MS = 72 * 60 * MINUTE;
/** A signup that stays unverified ends after this time, even if newer links were sent. */
export const SIGNUP_LIFE_MS = 72 * 60 * MINUTE;
/** From a signup to its only reminder, which goes out if the signup is still unverified. */
export const SIGNUP_REMINDER_MS = 12 * 60 * MINUTE;

/**
 * Expiry (UTC ms) of a first-password link created at `now`: never after the end of its signup, sent at
 * `sentAt`.
 */
export const firstLinkEnd = (sentAt: number, now: number): number =>
  Math.min(now + FIRST_LINK_MS, sentAt + SIGNUP_LIFE_MS);

/** How long a candidate can undo a withdrawal that is not final. */
export const WITHDRAWAL_UNDO_MS = 10 * MINUTE;

/** How long a browser shows a draft after it opened the link of a preview. */
export const PREVIEW_MS = 30 * MINUTE;

/** Timeout of a call. */
export const REQUEST_TIMEOUT_MS = 30 * SECOND;
/** Of a request that carries a picture of staff: 15 MB at half a Mbit/s. */
export const PICTURE_TIMEOUT_MS = 240 * SECOND;
/** Of a request that carries a table of entries, either way: 20 MB at half a Mbit/s, and the time to make or read it. */
export const TABLE_TIMEOUT_MS = 10 * MINUTE;

/** An order counts if it is paid within this time after it was placed (decision D9). */
export const ORDER_PAYMENT_MS = 15 * MINUTE;
/** How long before a deadline of the vote the countdown to it begins to show. */
export const CLOSING_COUNTDOWN_MS = 5 * MINUTE;
/** The vote count must stay unchanged for this long before the page asks for a quote. */
export const QUOTE_PAUSE_MS = 250;
/** How long the page waits for the card fields' answer to Pay; then the visitor can press Pay again. */
export const CARD_ANSWER_MS = 10 * SECOND;
/** How often a page that could not reach the server asks whether it is back. */
export const SERVER_LOOK_MS = 10 * SECOND;
/** If the card fields report nothing for this long while the bank charges, the outcome is unknown. */
export const CARD_SILENCE_MS = 45 * SECOND;
/** How often the payment page asks for the state of an order that can still be paid. */
export const ORDER_WATCH_MS = 10 * SECOND;
/** How often the page asks about an order while the outcome of its payment is unknown. */
export const ORDER_CONFIRM_MS = 2 * SECOND;
/** After this time without an outcome, the page says that the confirmation is slow. */
export const CONFIRMING_SLOW_MS = 15 * SECOND;
/** How often a page asks again for something that may still change, such as a receipt or an entry. */
export const READ_AGAIN_MS = 5 * SECOND;
/**
 * How long the idempotency key of an order is kept after the end of its event; after the order, if it came
 * later.
 */
export const KEYS_KEPT_MS = 90 * 24 * 60 * MINUTE;
/** If the card fields are not ready after this time, the page says that they failed to load. */
export const CARD_FIELDS_READY_MS = 15 * SECOND;

/** How long a registration waits to be judged before its upload begins without it (decision D199). */
export const SIGNUP_CHECK_MS = 10 * SECOND;
/** How often a registration with an unknown outcome is sent again. */
export const SIGNUP_ASK_AGAIN_MS = 15 * SECOND;

/** If an upload makes no progress for this long, the browser treats it as cut off. */
export const UPLOAD_SILENCE_MS = 30 * SECOND;
/** An upload can be continued or used until this long after its last received byte. */
export const UPLOAD_LIFE_MS = 48 * 60 * MINUTE;
/** An upload of which no byte has arrived can be continued until this long after it was begun. */
export const EMPTY_UPLOAD_LIFE_MS = 15 * MINUTE;

/**
 * How often the server sends a heartbeat on a stream, so that browsers can tell quiet from a dead
 * connection.
 */
export const STREAM_HEARTBEAT_MS = 15 * SECOND;
/** If a stream brings nothing for this long, not even a heartbeat, the browser treats it as dead. */
export const STREAM_SILENCE_MS = 40 * SECOND;
/** How long the browser waits for a stream to open. */
export const STREAM_OPEN_TIMEOUT_MS = 10 * SECOND;
/** How long the browser waits before it opens a cut stream again. */
export const STREAM_REOPEN_MS = SECOND;
/**
 * Upper limit of the random delay before reopening a stream, so that browsers do not all reconnect at once.
 */
export const STREAM_REOPEN_SPREAD_MS = 2 * SECOND;
/** How often a page that polls the board tries the stream again. */
export const STREAM_RETURN_MS = 20 * SECOND;
/**
 * Upper limit of the random delay before a page that polls opens a stream, once the server has room for streams again:
 * thousands may be waiting.
 */
export const STREAM_MOVE_SPREAD_MS = MINUTE;
/** How long after an answer a page without a stream asks again which version the board has; it varies by a fifth. */
export const BOARD_POLL_MS = SECOND;
/** Without a stream, a board counts as current until this long after the server last confirmed it. */
export const BOARD_FRESH_MS = 12 * SECOND;
/**
 * Unless the server confirms a board within this time, the page takes no card votes until the board
 * reloads.
 */
export const BOARD_OLD_MS = MINUTE;
/** How often a page that shows fallback data tries to load the board. */
export const FALLBACK_RETRY_MS = 15 * SECOND;
/** How often a page reports that it is scrolled or touched. */
export const TOUCH_REPORT_MS = 100;
/**
 * How long rows keep their places after the last reported scroll or touch. A report may be up to
 * `TOUCH_REPORT_MS` old; the rest is one second.
 */
export const ROWS_REST_MS = SECOND + TOUCH_REPORT_MS;
/** Shortest interval between changes of places in the shown list; what happens in between becomes one change. */
export const ROWS_GATHER_MS = 2 * SECOND;
/** The shortest time between two announcements of a changed ranking to screen readers. */
export const RANKING_ANNOUNCEMENT_MS = 10 * SECOND;
/** How long the active tab shows that another tab asked for it (decision D34). */
export const TAB_CALL_MS = 2 * MINUTE;
/** How long a tab tries to become the active one before it shows itself as blocked. */
export const TAB_CHECK_MS = SECOND;
/**
 * If the tab is still open this long after `window.close()`, the browser does not let the page close it.
 */
export const TAB_CLOSE_MS = 300;
/** In the election over a BroadcastChannel, a tab becomes active if none objects for this long. */
export const TAB_CLAIM_MS = 300;
/** In the election over a BroadcastChannel, how often a blocked tab claims again. */
export const TAB_ASK_MS = SECOND;

/** How long staff wait after too many attempts, where the server does not say. */
export const STAFF_WAIT_MS = MINUTE;
/** How often the page of an act on many entries asks how far it is. */
export const BULK_LOOK_MS = 2_000;
/** The text in the command palette must stay unchanged for this long before it loads the people. */
export const PALETTE_PAUSE_MS = 250;
