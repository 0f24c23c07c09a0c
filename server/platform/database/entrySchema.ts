/** Tables of what candidates send in; conventions as in `schema.ts`. */
export type EntrySchema = {
  media: MediaTable;
  uploads: UploadsTable;
  identity_documents: IdentityDocumentsTable;
  replacements: ReplacementsTable;
};

/**
 * A video or sound recording. `object` is the key of the file as it was sent, the other objects are what the media job
 * made of it; `file_name` as the candidate named it; `cost` orders the work on it, in pixels. `next_attempt_at` (UTC ms) is null once the job is done with it.
 */
export type MediaTable = {
  id: string;
  kind: 'video' | 'audio';
  mime: string;
  /** By the content, without a dot. */
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
 * An upload on its way, or a finished one that waits to be used once. It belongs to the candidate `user_id`, or to the
 * registration form of `form_hash`. `bytes` is what was announced, `held_bytes` what counts against quotas: what came and
 * a small advance. The network hashes are pseudonyms of the sender's IPv4 address, or its IPv6 /64, /56 and /48.
 */
export type UploadsTable = {
  id: string;
  user_id: string | null;
  form_hash: string | null;
  competition_id: string;
  entry_id: string | null;
  bytes: number;
  held_bytes: number;
  network_hash: string;
  network56_hash: string | null;
  network48_hash: string | null;
  created_at: number;
  expires_at: number;
  used_at: number | null;
};

/** The sealed document of an entry, its key wrapped by one that is not in the database. */
export type IdentityDocumentsTable = {
  id: string;
  entry_id: string;
  object: string;
  wrapped_key: string;
  mime: string;
  bytes: number;
  sha256: string;
  file_name_sealed: string;
  created_at: number;
  delete_after: number;
};

/**
 * A replacement of an entry's media that was taken, by a pseudonym of the ticket or the key that it came with; `sha256`
 * of what was sent.
 */
export type ReplacementsTable = {
  key_hash: string;
  entry_id: string;
  sha256: string;
  replaced_at: number;
};
