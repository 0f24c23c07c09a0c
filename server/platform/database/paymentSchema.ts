/** Tables of paid votes, of what is flagged for review, and of signed checkpoints; conventions as in `schema.ts`. */
export type PaymentSchema = {
  price_lists: PriceListsTable;
  vote_orders: VoteOrdersTable;
  payments: PaymentsTable;
  refund_tasks: RefundTasksTable;
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

/**
 * An order of votes. `email`, `phone` and `civil_id` stand nowhere else and can be erased; `contact` and `device` are
 * pseudonyms. `ledger_stream` and `ledger_seq` name the row that counted it.
 */
export type VoteOrdersTable = {
  id: string;
  entry_id: string;
  round_id: string;
  group_id: string;
  votes: number;
  amount_baisa: number;
  /** The quote as JSON. */
  quote: string;
  status: 'created' | 'pending_payment' | 'paid' | 'expired' | 'failed' | 'refunded';
  email: string | null;
  phone: string | null;
  civil_id: string | null;
  contact: string;
  device: string;
  /** The pseudonym of the payer's /24 or /64; null once it is forgotten. */
  network: string | null;
  receipt_code: string;
  created_at: number;
  expires_at: number;
  paid_at: number | null;
  ledger_stream: string | null;
  ledger_seq: number | null;
};

/**
 * A session at a gateway. `open`: it may still be paid, so it is polled; `closed`: it can no longer be. `counted` is 1
 * for the one payment of an order that became votes. `card` is a pseudonym of the payment method, `masked_card` one of
 * what the gateway shows of it, which other cards may show too.
 */
export type PaymentsTable = {
  gateway: string;
  session_id: string;
  order_id: string;
  status: 'open' | 'paid' | 'closed' | 'refunded';
  counted: number;
  /** What was really paid; null before. */
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
};

export type RefundReason =
  | 'late'
  | 'closed'
  | 'second_payment'
  | 'wrong_amount'
  | 'wrong_reference'
  | 'not_competing'
  | 'staff';

/** Money that must go back, once for each payment. */
export type RefundTasksTable = {
  gateway: string;
  session_id: string;
  order_id: string;
  amount_baisa: number;
  reason: RefundReason;
  /** What staff say to it. */
  note: string | null;
  state: 'due' | 'done';
  attempts: number;
  next_try_at: number;
  refund_id: string | null;
  created_at: number;
  done_at: number | null;
};

/** One key of a caller and what came of it; `status` and `body` are null until the outcome is final. */
export type IdempotencyTable = {
  scope: string;
  key: string;
  fingerprint: string;
  order_id: string;
  status: number | null;
  body: string | null;
  created_at: number;
  keep_until: number;
};

/** Webhooks that were believed; a delivery played again finds itself here. */
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

/** Something to be looked at (decision D8). `subject` is a pseudonym, `reasons` JSON. */
export type VoteFlagsTable = {
  id: string;
  kind: FlagKind;
  subject: string;
  /** What makes the same finding one flag: a day or a round. */
  period: string;
  reasons: string;
  state: 'open' | 'released' | 'reversed';
  raised_at: number;
  decided_at: number | null;
  decision: string | null;
  /** Votes of its sources when staff released it last; null where they never did. */
  released_votes: number | null;
};

/** The sources of the votes that a flag is about. */
export type VoteFlagMembersTable = { flag_id: string; source_ref: string };

/** A signed state of the whole ledger; `hash` names it in the next one. */
export type CheckpointsTable = {
  number: number;
  at: number;
  row_count: number;
  vote_count: number;
  previous_hash: string;
  hash: string;
  public_key: string;
  signature: string;
  /** Null in checkpoints of the first form. */
  tree_root: string | null;
  /** JSON: the last line of each chain of the audit. */
  audit_heads: string;
  /** The signed note of C2SP; null in checkpoints of the first form. */
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
