import type { AutomaticKind } from '../../../domain/messages/automaticTemplates.ts';
import type { PointVerdict } from '../../../domain/staff/staffContract.ts';
import type { QueuedMessage } from '../messages/queuedMessage.ts';

/** Tables of entries and their files; conventions as in `schema.ts`. */
export type EntrySchema = {
  media: MediaTable;
  uploads: UploadsTable;
  upload_pieces: UploadPiecesTable;
  registration_drafts: RegistrationDraftsTable;
  identity_documents: IdentityDocumentsTable;
  replacements: ReplacementsTable;
  corrections: CorrectionsTable;
  entry_messages: EntryMessagesTable;
  entry_decisions: EntryDecisionsTable;
  entry_claims: EntryClaimsTable;
  entry_notes: EntryNotesTable;
  entry_reason_lists: EntryReasonListsTable;
  entry_reasons: EntryReasonsTable;
  identity_reveals: IdentityRevealsTable;
  identity_verdicts: IdentityVerdictsTable;
};

/**
 * A video or sound recording. `object` is the key of the original file; the media job makes the other
 * objects. `file_name` is the candidate's name for it; `cost` (pixels) orders the jobs. `next_attempt_at`
 * (UTC ms) is null after the job.
 */
export type MediaTable = {
  id: string;
  kind: 'video' | 'audio';
  mime: string;
  /** From the type of the content, not from the file's name; without a dot. */
  extension: string;
  file_name: string;
  bytes: number;
  sha256: string;
  duration_ms: number | null;
  width: number | null;
  height: number | null;
  state: MediaState;
  object: string;
  playable_object: string | null;
  poster_object: string | null;
  waveform_object: string | null;
  created_at: number;
  attempts: number;
  next_attempt_at: number | null;
  cost: number;
};

export type MediaState = 'checking' | 'converting' | 'playable' | 'original' | 'failed';

/**
 * An unfinished upload, or a finished one that waits to be used once. It belongs to the candidate `user_id`,
 * or to the registration form of `form_hash`. `bytes` is the announced size. `held_bytes` counts against
 * quotas: the received bytes and a small advance. The network hashes are pseudonyms of the sender's IPv4
 * address, or its IPv6 /64, /56 and /48.
 */
export type UploadsTable = {
  id: string;
  user_id: string | null;
  form_hash: string | null;
  competition_id: string;
  entry_id: string | null;
  bytes: number;
  held_bytes: number;
  /** Name and type of the file, as a tus header; null for uploads from before this column. */
  metadata: string | null;
  network_hash: string;
  network56_hash: string | null;
  network48_hash: string | null;
  created_at: number;
  expires_at: number;
  used_at: number | null;
};

/** A piece of an unused upload in the bucket. Piece after piece, without gaps, they are its bytes. */
export type UploadPiecesTable = { upload_id: string; first_byte: number; bytes: number; object: string };

/**
 * A registration that a candidate began and did not send. `content` is JSON: the typed fields, the form's key and its
 * upload, never the number of an identity document. Each change has its own `version`.
 */
export type RegistrationDraftsTable = {
  user_id: string;
  competition_id: string;
  version: string;
  content: string;
  changed_at: number;
};

/**
 * The sealed identity document of an entry, with its wrapped key. The wrapping key is not in the database. `content_hash` is a
 * pseudonym of its bytes (decision D251); null for documents from before this column.
 */
export type IdentityDocumentsTable = {
  id: string;
  entry_id: string;
  object: string;
  wrapped_key: string;
  mime: string;
  bytes: number;
  sha256: string;
  content_hash: string | null;
  file_name_sealed: string;
  created_at: number;
  delete_after: number;
};

/**
 * A look of a person of the staff at an identity document. `token_hash`: SHA-256 (hex) of the token that opens the document
 * once, for this session. `opened_at`: when it did.
 */
export type IdentityRevealsTable = {
  id: string;
  token_hash: string;
  entry_id: string;
  document_id: string;
  staff_id: string;
  session_id: string;
  revealed_at: number;
  expires_at: number;
  opened_at: number | null;
};

/** What a person found in the document of a look. It never changes; its note goes when the candidate is erased. */
export type IdentityVerdictsTable = Record<'name' | 'number' | 'birth_date' | 'valid', PointVerdict> & {
  reveal_id: string;
  entry_id: string;
  document_id: string;
  staff_id: string;
  judged_at: number;
  note: string | null;
};

/**
 * An accepted replacement of an entry's media. `key_hash` is a pseudonym of its ticket or key; `sha256` is
 * that of the sent file.
 */
export type ReplacementsTable = {
  key_hash: string;
  entry_id: string;
  sha256: string;
  replaced_at: number;
};

/**
 * A part of an entry that staff ask the candidate to send again by `due_at` (UTC ms). At most one of each part is open. A
 * newer one for the same part turns its state into `replaced`.
 */
export type CorrectionsTable = {
  id: string;
  entry_id: string;
  part: 'document' | 'media' | 'details';
  /** A reason of staff is Arabic, and its English stands beside it. */
  reason: string;
  reason_en: string | null;
  state: 'open' | 'sent' | 'replaced';
  /** Who asked: `operator:<os user>`, or the id of a person of staff. */
  asked_by: string;
  asked_at: number;
  due_at: number;
  closed_at: number | null;
};

/** A message to a candidate about an entry. Its words and address are added when it is sent. */
export type EntryMessagesTable = QueuedMessage & {
  entry_id: string;
  kind: AutomaticKind;
  channel: 'mail' | 'sms';
  language: 'ar' | 'en';
  /** Why staff decided so. */
  reason: string | null;
  correction_id: string | null;
  /** The decision that it tells of: undone, it drops the message. */
  decision_id: string | null;
};

/**
 * A decision about an entry or its replacement. Until `undo_until` it can be undone: that gives the entry the columns of
 * `before_it` back (JSON), if it still has those of `after_it`. `settled_at` is null while the fee of a rejected entry
 * waits for that moment. The sweeper keeps `former_media_id`, which an approved replacement took the place of.
 */
export type EntryDecisionsTable = {
  id: string;
  entry_id: string;
  what: 'entry' | 'replacement';
  status: 'approved' | 'rejected';
  reason: string | null;
  reason_en: string | null;
  /** The id of a person of staff, or `operator:<os user>`. */
  decided_by: string;
  decided_at: number;
  undo_until: number;
  undone_by: string | null;
  undone_at: number | null;
  settled_at: number | null;
  before_it: string;
  after_it: string;
  former_media_id: string | null;
};

/** The screener to whom an entry belongs for a while (UTC ms), so that no other decides it. */
export type EntryClaimsTable = { entry_id: string; staff_id: string; claimed_until: number };

/** A note of staff about an entry; candidates do not see it. */
export type EntryNotesTable = {
  id: string;
  entry_id: string;
  text: string;
  written_by: string;
  written_at: number;
};

/** The reasons from which screeners of an organisation choose; `version` is of the whole list. */
type EntryReasonListsTable = {
  organisation_id: string;
  version: number;
  changed_by: string;
  changed_at: number;
};

/** One of these reasons; without any, the list is the product's. `ordinal` is its key, from 1. */
type EntryReasonsTable = { organisation_id: string; ordinal: number; text_ar: string; text_en: string };
