import type { Kysely } from 'kysely';
import type { DialectParts } from './dialectParts.ts';
import { replaceChecks } from './replaceChecks.ts';

type Change = string | ((db: Kysely<never>) => Promise<void>);

const VOTES_ONLY = `CHECK ((kind = 'vote') = (round_id IS NOT NULL))`;
const VOTES_WHOLE = `CHECK ((round_id IS NULL) = (group_id IS NULL) AND (round_id IS NULL) = (votes IS NULL))`;
const COUNTED = `CHECK (status <> 'paid' OR (ledger_seq IS NOT NULL) = (kind = 'vote'))`;

/**
 * Makes the table of vote orders one of all orders, each with its kind: votes, or the entry fee of an entry. Only votes
 * have a round, a group and a ledger row. `entries.fee_baisa` is the fee that an entry owes since its registration.
 */
export const orderKinds = (parts: DialectParts): Change[] => [
  'ALTER TABLE vote_orders RENAME TO orders',
  `ALTER TABLE orders ADD COLUMN kind TEXT NOT NULL DEFAULT 'vote' CHECK (kind IN ('vote', 'fee'))`,
  ...withoutVotes(parts),
  `CREATE UNIQUE INDEX orders_paid_fee ON orders (entry_id) WHERE kind = 'fee' AND status = 'paid'`,
  `CREATE INDEX orders_of_fees ON orders (entry_id, created_at) WHERE kind = 'fee'`,
  `ALTER TABLE entries ADD COLUMN fee_baisa ${parts.integer} NOT NULL DEFAULT 0 CHECK (fee_baisa >= 0)`,
];

function withoutVotes(parts: DialectParts): Change[] {
  if (parts.kind === 'sqlite')
    return replaceChecks(parts, 'orders', [
      { name: '', from: 'round_id TEXT NOT NULL', to: 'round_id TEXT' },
      { name: '', from: 'group_id TEXT NOT NULL', to: 'group_id TEXT' },
      { name: '', from: 'votes INTEGER NOT NULL', to: 'votes INTEGER' },
      { name: '', from: 'entry_id TEXT NOT NULL', to: 'entry_id TEXT NOT NULL REFERENCES entries (id)' },
      {
        name: '',
        from: `CHECK (status <> 'paid' OR ledger_seq IS NOT NULL)`,
        to: `${VOTES_ONLY}, ${VOTES_WHOLE}, ${COUNTED}`,
      },
    ]);
  return [
    `ALTER TABLE orders ALTER COLUMN round_id DROP NOT NULL, ALTER COLUMN group_id DROP NOT NULL,
      ALTER COLUMN votes DROP NOT NULL, DROP CONSTRAINT vote_orders_check1,
      ADD FOREIGN KEY (entry_id) REFERENCES entries (id),
      ADD ${VOTES_ONLY}, ADD ${VOTES_WHOLE}, ADD ${COUNTED}`,
    // Old nodes, which still run during a deployment, go on with the orders that they know.
    `CREATE VIEW vote_orders AS SELECT * FROM orders WHERE kind = 'vote'`,
  ];
}
