import type { Generated } from 'kysely';
import type { Standing, StandingChannel } from '../../../domain/standing.ts';
import type { AccountSchema } from './accountSchema.ts';
import type { EntrySchema } from './entrySchema.ts';
import type { MessageSchema } from './messageSchema.ts';
import type { NodeSchema } from './nodeSchema.ts';
import type { PaymentSchema } from './paymentSchema.ts';
import type { SeasonSchema } from './seasonSchema.ts';
import type { StaffSchema } from './staffSchema.ts';

type TablesElsewhere = AccountSchema &
  EntrySchema &
  MessageSchema &
  NodeSchema &
  PaymentSchema &
  SeasonSchema &
  StaffSchema;

/**
 * Every table of the product, for SQLite and PostgreSQL alike. Ids are 22 characters (random 128 bits, base64url),
 * instants UTC milliseconds, money integer baisa, scores integer thousandths, hashes 64 hex characters.
 */
export type Schema = TablesElsewhere & {
  users: UsersTable;
  entries: EntriesTable;
  round_entries: RoundEntriesTable;
  ledger_heads: LedgerHeadsTable;
  ledger: LedgerTable;
  ledger_secrets: LedgerSecretsTable;
  tallies: TalliesTable;
  sms_messages: SmsMessagesTable;
  sms_inbox: SmsInboxTable;
  sms_day_counts: SmsDayCountsTable;
};

type UsersTable = {
  id: string;
  role: 'candidate' | 'judge' | 'admin';
  full_name: string;
  name_ar: string | null;
  name_en: string | null;
  country_id: number;
  image_url: string | null;
};

/**
 * `status` is about `live_media_id`. A replacement of approved media waits as `pending_media_id` with its own status
 * (decision D20).
 */
export type EntriesTable = {
  id: string;
  user_id: string;
  competition_id: string;
  status: 'submitted' | 'pending' | 'approved' | 'rejected';
  sms_code: string | null;
  live_media_id: string | null;
  pending_media_id: string | null;
  pending_status: 'submitted' | 'pending' | 'rejected' | null;
  created_at: Generated<number>;
  changed_at: Generated<number>;
  /** Pseudonym of the registration form, so that a repeated form makes no second entry. */
  signup_key_hash: string | null;
  /** The language of the page on which the candidate last sent it; null for entries from before this column. */
  language: 'ar' | 'en' | null;
  /** Why staff decided its status so; a reason of staff is Arabic, and its English stands beside it. */
  decision_reason: string | null;
  decision_reason_en: Generated<string | null>;
  /** Why staff rejected its replacement. */
  pending_reason: string | null;
  pending_reason_en: Generated<string | null>;
  /** Since when it waits outside the queue of screeners, put aside by one of them. */
  held_at: Generated<number | null>;
  /** When the hold ends by itself; null until somebody ends it. */
  held_until: Generated<number | null>;
  /** When a registration began that was sent after its end (decision D188); null for any other. */
  begun_at: Generated<number | null>;
  /** The fee that the entry owes since its registration; 0 where it is free or was waived. */
  fee_baisa: Generated<number>;
  /** When its candidate withdrew it (decision D201); null while it takes part. */
  withdrawn_at: Generated<number | null>;
  /**
   * 1 once its candidate shared a phone number, a portrait or the file of a document with another (decision D251); it stays where
   * that is over.
   */
  may_be_duplicate: Generated<number>;
  /** Until when the withdrawal can be undone, exclusive; null if it is final from the start. */
  withdrawal_undo_until: Generated<number | null>;
  /**
   * Its candidate's names as a search of staff looks in them (`nameSearchText`). The database empties it when a name
   * changes, and a worker fills it.
   */
  search_text: Generated<string | null>;
};

/** `evaluation`: the jury's mean in thousandths (0 to 100000), null before the first score sheet. */
type RoundEntriesTable = {
  round_id: string;
  entry_id: string;
  group_id: string;
  evaluation: number | null;
  /** Only `setStanding` writes it, together with the ledger row. */
  standing: Generated<Standing>;
};

/** The last row of each chain. Every writing node has its own chain; SQLite has only the chain 'main'. */
type LedgerHeadsTable = { stream: string; seq: number; row_hash: string };

/**
 * Append-only and public: triggers refuse UPDATE and DELETE. `minute` is UTC ms rounded down to the minute. A
 * change of standing is a row without votes; its channel names the change.
 */
export type LedgerTable = {
  stream: string;
  seq: number;
  channel: 'sms' | 'paid' | 'free' | 'reversal' | StandingChannel;
  entry_id: string;
  round_id: string;
  group_number: number;
  votes: number;
  minute: number;
  reverses_seq: number | null;
  previous_hash: string;
  commitment: string;
  row_hash: string;
};

/** The secret part of a ledger row; erasing it erases the person and keeps the chain. */
export type LedgerSecretsTable = {
  stream: string;
  seq: number;
  receipt: string;
  salt: string | null;
  source_ref: string;
  payer: string | null;
  amount_baisa: number;
  accepted_at: number;
};

/**
 * A fold of the ledger, independent of the order of its rows. `hour` is the latest UTC hour start (ms) with a vote,
 * `votes_at_hour` the total of all votes before that hour: together they give the total at the last full hour without a
 * job that could be missed. `reached_at` is the latest instant at which a vote was accepted.
 */
export type TalliesTable = {
  round_id: string;
  entry_id: string;
  votes: number;
  reached_at: number;
  hour: number;
  votes_at_hour: number;
};

/**
 * Every text message from an operator. `fingerprint` covers provider, sender, code, text and `sent_at`, to
 * find a repeated delivery under a new id (decision D6). `sender` and `text` can be erased.
 */
export type SmsMessagesTable = {
  provider: string;
  message_id: string;
  fingerprint: string;
  sender: string | null;
  payer: string;
  short_code: string;
  text: string | null;
  sent_at: number;
  received_at: number;
  entry_id: string | null;
  outcome: 'counted' | 'capped' | 'closed' | 'unknown_code' | 'not_competing';
};

/**
 * A message that was accepted before it was counted (decision D255), with the outcome by its window and its entry's standing on
 * arrival. Repeats and the cap are judged later. The place is null unless the text names exactly one entry.
 */
export type SmsInboxTable = Pick<
  SmsMessagesTable,
  'provider' | 'message_id' | 'fingerprint' | 'payer' | 'short_code' | 'sent_at' | 'received_at' | 'entry_id'
> & {
  sender: string;
  text: string;
  outcome: Exclude<SmsMessagesTable['outcome'], 'capped'>;
  round_id: string | null;
  group_number: number | null;
  zone: string | null;
};

/**
 * How many messages of a payer were counted towards the cap on a day, also those over it. `day` is
 * YYYY-MM-DD, followed by the event's zone if that is not the default. Only for several nodes: the one writer
 * of SQLite keeps these counts in memory.
 */
type SmsDayCountsTable = { payer: string; day: string; counted: number };
