import type { QueuedMessage } from '../messages/queuedMessage.ts';

/** Tables of paid votes, flags and signed checkpoints; conventions as in `schema.ts`. */
export type PaymentSchema = {
  price_lists: PriceListsTable;
  orders: OrdersTable;
  payments: PaymentsTable;
  refund_tasks: RefundTasksTable;
  receipt_mails: ReceiptMailsTable;
  idempotency: IdempotencyTable;
  webhook_log: WebhookLogTable;
  vote_flags: VoteFlagsTable;
  vote_flag_members: VoteFlagMembersTable;
  checkpoints: CheckpointsTable;
  checkpoint_heads: CheckpointHeadsTable;
  checkpoint_keys: CheckpointKeysTable;
};

/** `prices`: JSON (see domain/pricing.ts); a competition without a row has the common prices. */
type PriceListsTable = { competition_id: string; prices: string };

/** What an order pays for: votes for an entry, or the entry fee of an entry. */
export type OrderKind = 'vote' | 'fee';

/**
 * An order. `email`, `phone` and `civil_id` are the payer's own and can be erased; `contact` and `device` are
 * pseudonyms. Round, group, votes and ledger row are null in an order of a fee. `ledger_stream` and
 * `ledger_seq` name the ledger row of the votes.
 */
export type OrdersTable = {
  id: string;
  kind: OrderKind;
  entry_id: string;
  /** The competition of the entry; a trigger names it where an insert does not. */
  of_competition: string;
  round_id: string | null;
  group_id: string | null;
  votes: number | null;
  amount_baisa: number;
  /** The quote of votes as JSON, or `{}`. */
  quote: string;
  status: 'created' | 'pending_payment' | 'paid' | 'expired' | 'failed' | 'refunded';
  email: string | null;
  phone: string | null;
  civil_id: string | null;
  contact: string;
  device: string;
  /** The language of the page on which it was placed; null in orders of earlier releases. */
  language: 'ar' | 'en' | null;
  /** The pseudonym of the payer's network (/24 of IPv4, /64 of IPv6); null once it is erased. */
  network: string | null;
  receipt_code: string;
  created_at: number;
  expires_at: number;
  paid_at: number | null;
  ledger_stream: string | null;
  ledger_seq: number | null;
};

/**
 * A session at a gateway. `open`: it may still be paid, so it is polled; `closed`: it can no longer be paid.
 * `counted` is 1 for the one payment that settled its order. `card` is a pseudonym of the payment
 * method; `masked_card` is a pseudonym of the masked number, which other cards may share.
 */
export type PaymentsTable = {
  gateway: string;
  session_id: string;
  order_id: string;
  status: 'open' | 'paid' | 'closed' | 'refunded';
  counted: number;
  /** The amount that was really paid; null until then. */
  amount_baisa: number | null;
  currency: string | null;
  invoice: string | null;
  card: string | null;
  masked_card: string | null;
  session_expires_at: number | null;
  paid_at: number | null;
  last_outcome: 'declined' | 'insufficient_funds' | 'challenge_failed' | 'cancelled' | null;
  last_attempt_at: number | null;
  created_at: number;
  /** When a node last asked the gateway about the session. */
  asked_at: number | null;
};

export type RefundReason =
  | 'late'
  | 'closed'
  | 'second_payment'
  | 'wrong_amount'
  | 'wrong_reference'
  | 'not_competing'
  | 'staff';

/** Refunds to make, one for each payment. `attempts` counts claims. */
export type RefundTasksTable = {
  gateway: string;
  session_id: string;
  order_id: string;
  amount_baisa: number;
  reason: RefundReason;
  /** A note of staff. */
  note: string | null;
  state: 'due' | 'done';
  attempts: number;
  next_try_at: number;
  refund_id: string | null;
  created_at: number;
  done_at: number | null;
  /** The process that claims the task has it until then. */
  claimed_until: number | null;
};

/**
 * An e-mail about a settled order: its votes count, or its money goes back; at most one of each. Its words and
 * address are added when it is sent.
 */
export type ReceiptMailsTable = QueuedMessage & { order_id: string; kind: 'counted' | 'refunded' };

/**
 * A caller's idempotency key and its outcome; `status` and `body` are null until the outcome is final. Until
 * `claimed_until`, the process `claimed_by` opens its session at the gateway.
 */
export type IdempotencyTable = {
  scope: string;
  key: string;
  fingerprint: string;
  order_id: string;
  status: number | null;
  body: string | null;
  created_at: number;
  keep_until: number;
  claimed_until: number | null;
  claimed_by: string | null;
};

/** Webhooks with a valid signature; a repeated delivery is recognised here. */
export type WebhookLogTable = {
  gateway: string;
  delivery: string;
  session_id: string;
  verdict: string;
  received_at: number;
};

export type FlagKind =
  | 'device_burst'
  | 'many_cards'
  | 'many_contacts'
  | 'sequential_numbers'
  | 'fixed_interval'
  | 'daily_method'
  | 'entry_velocity'
  | 'network_share';

/** A suspicion for staff (decision D8). `subject` is a pseudonym, `reasons` JSON. */
export type VoteFlagsTable = {
  id: string;
  kind: FlagKind;
  subject: string;
  /** A day or a round: repeated findings within it raise one flag. */
  period: string;
  reasons: string;
  state: 'open' | 'released' | 'reversed';
  raised_at: number;
  decided_at: number | null;
  decision: string | null;
  /** How many votes the flag had at its last release; null without a release. */
  released_votes: number | null;
};

/** The sources of the votes in a flag. */
export type VoteFlagMembersTable = { flag_id: string; source_ref: string };

/** A signed state of the whole ledger; the next checkpoint contains its `hash`. */
export type CheckpointsTable = {
  number: number;
  at: number;
  row_count: number;
  vote_count: number;
  previous_hash: string;
  hash: string;
  public_key: string;
  signature: string;
  /** Null in checkpoints of the first format. */
  tree_root: string | null;
  /** JSON: the last row of each chain of the audit. */
  audit_heads: string;
  /** The signed note of C2SP; null in checkpoints of the first format. */
  note: string | null;
};

/** Changes of the key that signs checkpoints; `old_signature` is null where the old key is lost. */
export type CheckpointKeysTable = {
  ordinal: number;
  at: number;
  /** The last checkpoint of the old key, 0 when it signed none. */
  number: number;
  checkpoint_hash: string;
  old_key: string;
  new_key: string;
  reason: string | null;
  old_signature: string | null;
  new_signature: string;
};

export type CheckpointHeadsTable = { number: number; stream: string; seq: number; row_hash: string };
