import type { QueuedMessage } from '../messages/queuedMessage.ts';

/** Tables of accounts, apart from the public data of people; conventions as in `schema.ts`. */
export type AccountSchema = {
  accounts: AccountsTable;
  sessions: SessionsTable;
  password_links: PasswordLinksTable;
  promised_links: PromisedLinksTable;
  known_devices: KnownDevicesTable;
  attempts: AttemptsTable;
  contact_changes: ContactChangesTable;
  outbox: OutboxTable;
  profile_changes: ProfileChangesTable;
  audit: AuditTable;
  audit_heads: AuditHeadsTable;
  audit_details: AuditDetailsTable;
};

/**
 * Private data of a user. `civil_id` is in canonical form, `birth_date` is `YYYY-MM-DD`. `password` is a PHC
 * string, or null before the first password. `email` is compared without regard to case.
 */
export type AccountsTable = {
  user_id: string;
  civil_id: string;
  email: string | null;
  phone: string | null;
  address: string | null;
  birth_date: string | null;
  password: string | null;
  created_at: number;
  suspended_at: number | null;
  /**
   * When the account was verified by its first link. Before that it reserves neither civil id nor e-mail, and
   * is deleted within 72 hours.
   */
  verified_at: number | null;
  /** When a link sent to this e-mail address was used. */
  email_verified_at: number | null;
  phone_verified_at: number | null;
};

/** `token_hash`: SHA-256 (hex) of the token in the browser; `id` names the session to its owner. */
export type SessionsTable = {
  token_hash: string;
  id: string;
  user_id: string;
  browser: string;
  system: string;
  created_at: number;
  last_used_at: number;
  expires_at: number;
};

/** A link to set a password. Its secret is computed from the id with a key that is not in the database. */
export type PasswordLinksTable = {
  id: string;
  user_id: string;
  purpose: 'first' | 'reset';
  created_at: number;
  expires_at: number;
  used_at: number | null;
  replaced_at: number | null;
};

/** A request for a link to a password that got its reply, until a node makes the link. The account may not exist. */
export type PromisedLinksTable = {
  id: string;
  civil_id: string;
  language: OutboxTable['language'];
  network: string;
  created_at: number;
};

/**
 * A change of an account's phone number or e-mail address, in force from `verified_at` on. At most one waits
 * for each user and field. The secrets of its links are computed like those of password links.
 */
export type ContactChangesTable = {
  id: string;
  user_id: string;
  field: 'email' | 'phone';
  old_value: string | null;
  old_verified_at: number | null;
  new_value: string;
  requested_at: number;
  /** When the new contact can no longer be verified. */
  expires_at: number;
  verified_at: number | null;
  /** When a newer change replaced this one, before it was verified. */
  replaced_at: number | null;
  undone_at: number | null;
  /** From when the new contact of a recovery can be verified; null for a change that the candidate made. */
  works_at: number | null;
};

/** Browsers that have logged in to an account; `device` is the SHA-256 (hex) of the browser's id. */
export type KnownDevicesTable = { user_id: string; device: string; last_used_at: number };

/** A rate limit that outlives the process: when the bucket is at rest again (UTC ms). */
export type AttemptsTable = { bucket: string; rests_at: number };

/**
 * A message to send. Its words and address are added when it is sent, so that no link or address is stored
 * twice.
 */
export type OutboxTable = QueuedMessage & {
  user_id: string;
  kind: MessageKind;
  channel: 'mail' | 'sms';
  language: 'ar' | 'en';
  link_id: string | null;
  contact_change_id: string | null;
};

export type MessageKind =
  | 'first_password'
  | 'signup_reminder'
  | 'signup_lost'
  | 'verify_contact'
  | `${ContactChangesTable['field']}_changing`
  | 'reset_password'
  | 'password_changed'
  | `${'name' | 'picture' | 'country'}_${'approved' | 'rejected'}`;

/**
 * A candidate's change of data that the ballot shows. At most one waits for each user and field. `value` is
 * text; `language` is for the message about the outcome. A newer change, or a change back to the shown value,
 * turns its state into `replaced`.
 */
export type ProfileChangesTable = {
  id: string;
  user_id: string;
  field: 'full_name' | 'country_id' | 'image_url';
  value: string;
  language: 'ar' | 'en';
  state: 'waiting' | 'replaced' | 'approved' | 'rejected';
  created_at: number;
  decided_at: number | null;
  /** Who decided: `operator:<os user>`. */
  decided_by: string | null;
  reason: string | null;
};

/**
 * Append-only and chained: triggers refuse UPDATE and DELETE. `actor` is an id or `operator:<os user>`;
 * `subject` is an id. Neither is the name of a candidate or voter.
 */
export type AuditTable = {
  stream: string;
  seq: number;
  at: number;
  actor: string | null;
  role: 'anonymous' | 'candidate' | 'staff' | 'system';
  action: string;
  subject: string | null;
  reason: string | null;
  network: string | null;
  before_hash: string | null;
  after_hash: string | null;
  previous_hash: string;
  row_hash: string;
};

type AuditHeadsTable = { stream: string; seq: number; row_hash: string };

/**
 * What a line of the audit changed, for the lines that say so, with copies of the line's fields for the filters.
 * `before` and `after` are JSON texts; their salted hashes are the line's. All three are null once the person is erased.
 */
export type AuditDetailsTable = {
  stream: string;
  seq: number;
  organisation_id: string | null;
  competition_id: string | null;
  at: number;
  actor: string | null;
  action: string;
  subject: string | null;
  before: string | null;
  after: string | null;
  salt: string | null;
};
