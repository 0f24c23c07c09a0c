/** Figures of the staff side. Times are milliseconds. */
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long the link that makes the first person is valid. */
export const SETUP_LINK_MS = 24 * HOUR;
export const INVITATION_MS = 72 * HOUR;
/** How long an act that can be undone is. */
export const UNDO_MS = 10 * MINUTE;
/** How long an entry belongs to the screener who works on it; the page asks anew well before. */
export const SCREENING_CLAIM_MS = 5 * MINUTE;
/** How long the link of a reset is valid from its start, and how long that of an owner does not work yet. */
export const RESET_MS = 72 * HOUR;
export const RESET_WAIT_MS = 24 * HOUR;
/** E-mails to staff are deleted this long after they were sent or dropped. */
export const STAFF_MAILS_KEPT_MS = 30 * 24 * HOUR;

/** The most authenticator apps of a person. */
export const AUTHENTICATORS = 3;
/** The most passkeys of a person. */
export const PASSKEYS = 5;
/** How long a person has to use a passkey after the page asked for it. */
export const PASSKEY_WAIT_MS = 5 * MINUTE;
/** Characters of the name of a passkey. */
export const PASSKEY_NAME_MAX_LENGTH = 40;
/** A session ends without use for this long, and after `STAFF_SESSION_LIFE_MS` in any case. */
export const STAFF_SESSION_IDLE_MS = 30 * MINUTE;
export const STAFF_SESSION_LIFE_MS = 12 * HOUR;
/** The most devices on which a person is signed in; a further one ends the least recently used. */
export const STAFF_SESSIONS = 3;

/** How long a step-up allows the acts that need one. */
export const STEP_UP_MS = 5 * MINUTE;

/** How long an act waits for a second person. */
export const APPROVAL_MS = 72 * HOUR;
/** As `APPROVAL_MS`, of an act on a vote that is open. */
export const LIVE_APPROVAL_MS = 10 * MINUTE;
/** For how long after a verdict that the identity document fits an account can be recovered. */
export const MATCH_MS = 7 * 24 * HOUR;
/** How long the data of a candidate can be fetched after the approval. */
export const HAND_OUT_MS = 24 * HOUR;
/** How long the list shows an act after it was decided. */
export const APPROVAL_SHOWN_MS = 7 * 24 * HOUR;

export const RECOVERY_CODES = 10;

/** Competitions in one page of a list. */
export const COMPETITION_PAGE = 100;

/** Entries in one page of a list. */
export const ENTRY_PAGE = 50;

/** The most messages that the page of a candidate has. */
export const CANDIDATE_MESSAGES = 100;

/** The most candidates that the page of a candidate names as perhaps the same person. */
export const CANDIDATE_DUPLICATES = 20;

/** Messages that staff sent, and recipients of one, in one page of a list. */
export const MESSAGE_PAGE = 20;
export const RECIPIENT_PAGE = 50;

/** Lines of the audit in one page. */
export const AUDIT_PAGE_LINES = 50;

/** The largest file of decisions, in bytes, and the most decisions in it. */
export const DECISION_FILE_MAX_BYTES = 20_000_000;
export const DECISION_FILE_ROWS = 20_000;
/** How many rows with something to say a reply about such a file lists. */
export const DECISION_FINDINGS = 200;
/** Characters of a reason for candidates. */
export const DECISION_REASON_MAX_LENGTH = 500;
/** The most reasons from which screeners choose: one for each of the keys 1 to 9. */
export const REJECT_REASONS = 9;
/** How long the token of a look at an identity document opens it, and how long the page then shows it. */
export const IDENTITY_LOOK_MS = MINUTE;
/** How long after a look its verdict can be given. */
export const IDENTITY_VERDICT_MS = 24 * HOUR;
/** Characters of the note of a verdict, and of a reason that is none of the listed ones. */
export const IDENTITY_NOTE_MAX_LENGTH = 500;

/** Orders in one page of a list. */
export const ORDER_PAGE = 50;

/** Characters. */
export const STAFF_PASSWORD_MIN_LENGTH = 12;
export const ORGANISATION_MIN_LENGTH = 2;
export const ORGANISATION_MAX_LENGTH = 120;
