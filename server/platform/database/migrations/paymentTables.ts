import type { DialectParts } from './dialectParts.ts';

/** Prices, orders of votes, their payments and refunds, idempotency keys, and the webhooks received. */
export function paymentTables({ integer, typed, clustered }: DialectParts): string[] {
  return [
    'CREATE TABLE price_lists (competition_id TEXT NOT NULL PRIMARY KEY REFERENCES competitions (id), prices TEXT NOT NULL)',
    `CREATE TABLE vote_orders (
      id TEXT NOT NULL PRIMARY KEY,
      entry_id TEXT NOT NULL,
      round_id TEXT NOT NULL,
      group_id TEXT NOT NULL REFERENCES voting_groups (id),
      votes ${integer} NOT NULL CHECK (votes > 0),
      amount_baisa ${integer} NOT NULL CHECK (amount_baisa > 0),
      quote TEXT NOT NULL,
      status TEXT NOT NULL
        CHECK (status IN ('created', 'pending_payment', 'paid', 'expired', 'failed', 'refunded')),
      email TEXT,
      phone TEXT,
      civil_id TEXT,
      contact TEXT NOT NULL,
      device TEXT NOT NULL,
      receipt_code TEXT NOT NULL UNIQUE,
      created_at ${integer} NOT NULL,
      expires_at ${integer} NOT NULL CHECK (expires_at > created_at),
      paid_at ${integer},
      ledger_stream TEXT,
      ledger_seq ${integer},
      FOREIGN KEY (round_id, entry_id) REFERENCES round_entries (round_id, entry_id),
      FOREIGN KEY (ledger_stream, ledger_seq) REFERENCES ledger (stream, seq),
      CHECK (status <> 'paid' OR ledger_seq IS NOT NULL)
    ) ${typed}`,
    `CREATE INDEX vote_orders_open ON vote_orders (expires_at) WHERE status IN ('created', 'pending_payment')`,
    'CREATE INDEX vote_orders_by_contact ON vote_orders (contact, created_at)',
    'CREATE INDEX vote_orders_by_device ON vote_orders (device, created_at)',
    `CREATE TABLE payments (
      gateway TEXT NOT NULL,
      session_id TEXT NOT NULL,
      order_id TEXT NOT NULL REFERENCES vote_orders (id),
      status TEXT NOT NULL CHECK (status IN ('open', 'paid', 'closed', 'refunded')),
      counted ${integer} NOT NULL CHECK (counted IN (0, 1)),
      amount_baisa ${integer},
      currency TEXT,
      invoice TEXT,
      card TEXT,
      session_expires_at ${integer},
      paid_at ${integer},
      last_outcome TEXT,
      last_attempt_at ${integer},
      created_at ${integer} NOT NULL,
      PRIMARY KEY (gateway, session_id),
      CHECK (status IN ('open', 'closed') OR (amount_baisa IS NOT NULL AND paid_at IS NOT NULL))
    ) ${clustered}`,
    'CREATE INDEX payments_by_order ON payments (order_id)',
    'CREATE UNIQUE INDEX payments_counted_once ON payments (order_id) WHERE counted = 1',
    `CREATE INDEX payments_open ON payments (created_at) WHERE status = 'open'`,
    'CREATE INDEX payments_by_card ON payments (card, paid_at) WHERE card IS NOT NULL',
    `CREATE TABLE refund_tasks (
      gateway TEXT NOT NULL,
      session_id TEXT NOT NULL,
      order_id TEXT NOT NULL REFERENCES vote_orders (id),
      amount_baisa ${integer} NOT NULL CHECK (amount_baisa > 0),
      reason TEXT NOT NULL CHECK (reason IN
        ('late', 'closed', 'second_payment', 'wrong_amount', 'wrong_reference', 'staff')),
      note TEXT,
      state TEXT NOT NULL CHECK (state IN ('due', 'done')),
      attempts ${integer} NOT NULL,
      next_try_at ${integer} NOT NULL,
      refund_id TEXT,
      created_at ${integer} NOT NULL,
      done_at ${integer},
      PRIMARY KEY (gateway, session_id),
      FOREIGN KEY (gateway, session_id) REFERENCES payments (gateway, session_id)
    ) ${clustered}`,
    'CREATE INDEX refund_tasks_by_order ON refund_tasks (order_id)',
    `CREATE INDEX refund_tasks_due ON refund_tasks (next_try_at) WHERE state = 'due'`,
    `CREATE TABLE idempotency (
      scope TEXT NOT NULL,
      key TEXT NOT NULL,
      fingerprint TEXT NOT NULL,
      order_id TEXT NOT NULL REFERENCES vote_orders (id),
      status ${integer},
      body TEXT,
      created_at ${integer} NOT NULL,
      keep_until ${integer} NOT NULL,
      PRIMARY KEY (scope, key),
      CHECK ((status IS NULL) = (body IS NULL))
    ) ${clustered}`,
    'CREATE INDEX idempotency_by_end ON idempotency (keep_until)',
    `CREATE TABLE webhook_log (
      gateway TEXT NOT NULL,
      delivery TEXT NOT NULL,
      session_id TEXT NOT NULL,
      verdict TEXT NOT NULL,
      received_at ${integer} NOT NULL,
      PRIMARY KEY (gateway, delivery)
    ) ${clustered}`,
  ];
}
