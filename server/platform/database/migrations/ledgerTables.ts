import type { DialectParts } from './dialectParts.ts';

/** The ledger, the secrets behind its commitments, and the tallies folded from it. */
export function ledgerTables({ integer, clustered }: DialectParts): string[] {
  return [
    `CREATE TABLE ledger_heads (
      stream TEXT NOT NULL PRIMARY KEY,
      seq ${integer} NOT NULL CHECK (seq >= 0),
      row_hash TEXT NOT NULL CHECK (length(row_hash) = 64)
    ) ${clustered}`,
    `CREATE TABLE ledger (
      stream TEXT NOT NULL,
      seq ${integer} NOT NULL CHECK (seq > 0),
      channel TEXT NOT NULL CHECK (channel IN ('sms', 'paid', 'free', 'reversal')),
      entry_id TEXT NOT NULL,
      round_id TEXT NOT NULL,
      group_number ${integer} NOT NULL,
      votes ${integer} NOT NULL CHECK (votes <> 0),
      minute ${integer} NOT NULL,
      reverses_seq ${integer},
      previous_hash TEXT NOT NULL,
      commitment TEXT NOT NULL,
      row_hash TEXT NOT NULL,
      PRIMARY KEY (stream, seq),
      FOREIGN KEY (round_id, entry_id) REFERENCES round_entries (round_id, entry_id),
      CHECK ((channel = 'reversal') = (votes < 0)),
      CHECK ((channel = 'reversal') = (reverses_seq IS NOT NULL))
    ) ${clustered}`,
    `CREATE TABLE ledger_secrets (
      stream TEXT NOT NULL,
      seq ${integer} NOT NULL,
      receipt TEXT NOT NULL,
      salt TEXT,
      source_ref TEXT NOT NULL UNIQUE,
      payer TEXT,
      amount_baisa ${integer} NOT NULL,
      accepted_at ${integer} NOT NULL,
      PRIMARY KEY (stream, seq)
    ) ${clustered}`,
    `CREATE TABLE tallies (
      round_id TEXT NOT NULL,
      entry_id TEXT NOT NULL,
      votes ${integer} NOT NULL,
      reached_at ${integer} NOT NULL,
      hour ${integer} NOT NULL,
      votes_at_hour ${integer} NOT NULL,
      PRIMARY KEY (round_id, entry_id),
      FOREIGN KEY (round_id, entry_id) REFERENCES round_entries (round_id, entry_id)
    ) ${clustered}`,
  ];
}

/** Makes the database itself refuse to change or drop a counted vote. */
export function appendOnlyLedger({ kind }: DialectParts): string[] {
  return kind === 'sqlite' ? sqliteTriggers : postgresTriggers;
}

const sqliteTriggers = ['UPDATE', 'DELETE'].map(
  (change) => `CREATE TRIGGER ledger_refuses_${change.toLowerCase()} BEFORE ${change} ON ledger
    BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END`,
);

const postgresTriggers = [
  `CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN RAISE EXCEPTION ''the ledger is append-only''; END'`,
  `CREATE TRIGGER ledger_refuses_change BEFORE UPDATE OR DELETE ON ledger
    FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change()`,
  `CREATE TRIGGER ledger_refuses_truncate BEFORE TRUNCATE ON ledger
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change()`,
  'REVOKE UPDATE, DELETE, TRUNCATE ON ledger FROM CURRENT_USER',
];
