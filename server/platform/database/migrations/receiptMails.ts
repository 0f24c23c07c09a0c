import type { DialectParts } from './dialectParts.ts';

/** The e-mail about each settled order, and the language of the page on which an order was placed. */
export const receiptMails = ({ integer, typed }: DialectParts): string[] => [
  `ALTER TABLE vote_orders ADD COLUMN language TEXT CHECK (language IN ('ar', 'en'))`,
  `CREATE TABLE receipt_mails (
    id TEXT NOT NULL PRIMARY KEY,
    order_id TEXT NOT NULL REFERENCES vote_orders (id),
    kind TEXT NOT NULL CHECK (kind IN ('counted', 'refunded')),
    state TEXT NOT NULL CHECK (state IN ('due', 'sent', 'dropped')),
    attempts ${integer} NOT NULL,
    next_try_at ${integer} NOT NULL,
    created_at ${integer} NOT NULL,
    done_at ${integer},
    claimed_until ${integer},
    UNIQUE (order_id, kind)
  ) ${typed}`,
  `CREATE INDEX receipt_mails_due ON receipt_mails (next_try_at) WHERE state = 'due'`,
];
