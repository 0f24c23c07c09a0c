import type { DialectParts } from './dialectParts.ts';

/** Accounts, their sessions and password links, their rate limits, and the messages to send to them. */
export function accountTables({ integer, typed, clustered }: DialectParts): string[] {
  return [
    `CREATE TABLE accounts (
      user_id TEXT NOT NULL PRIMARY KEY REFERENCES users (id),
      civil_id TEXT NOT NULL UNIQUE,
      email TEXT,
      phone TEXT,
      address TEXT,
      birth_date TEXT CHECK (length(birth_date) = 10),
      password TEXT,
      created_at ${integer} NOT NULL,
      suspended_at ${integer}
    ) ${typed}`,
    'CREATE UNIQUE INDEX accounts_by_email ON accounts (lower(email))',
    `CREATE TABLE sessions (
      token_hash TEXT NOT NULL PRIMARY KEY CHECK (length(token_hash) = 64),
      id TEXT NOT NULL UNIQUE,
      user_id TEXT NOT NULL REFERENCES accounts (user_id),
      browser TEXT NOT NULL,
      system TEXT NOT NULL,
      created_at ${integer} NOT NULL,
      last_used_at ${integer} NOT NULL,
      expires_at ${integer} NOT NULL CHECK (expires_at > created_at)
    ) ${clustered}`,
    'CREATE INDEX sessions_by_user ON sessions (user_id, last_used_at)',
    'CREATE INDEX sessions_by_end ON sessions (expires_at)',
    `CREATE TABLE password_links (
      id TEXT NOT NULL PRIMARY KEY,
      user_id TEXT NOT NULL REFERENCES accounts (user_id),
      purpose TEXT NOT NULL CHECK (purpose IN ('first', 'reset')),
      created_at ${integer} NOT NULL,
      expires_at ${integer} NOT NULL CHECK (expires_at > created_at),
      used_at ${integer},
      replaced_at ${integer}
    ) ${typed}`,
    `CREATE UNIQUE INDEX password_links_newest ON password_links (user_id)
      WHERE used_at IS NULL AND replaced_at IS NULL`,
    `CREATE TABLE known_devices (
      user_id TEXT NOT NULL REFERENCES accounts (user_id),
      device TEXT NOT NULL CHECK (length(device) = 64),
      last_used_at ${integer} NOT NULL,
      PRIMARY KEY (user_id, device)
    ) ${clustered}`,
    `CREATE TABLE attempts (
      bucket TEXT NOT NULL PRIMARY KEY,
      rests_at ${integer} NOT NULL
    ) ${clustered}`,
    'CREATE INDEX attempts_by_rest ON attempts (rests_at)',
    `CREATE TABLE outbox (
      id TEXT NOT NULL PRIMARY KEY,
      user_id TEXT NOT NULL REFERENCES accounts (user_id),
      kind TEXT NOT NULL CHECK (kind IN ('first_password', 'reset_password', 'password_changed')),
      channel TEXT NOT NULL CHECK (channel IN ('mail', 'sms')),
      language TEXT NOT NULL CHECK (language IN ('ar', 'en')),
      link_id TEXT REFERENCES password_links (id),
      state TEXT NOT NULL CHECK (state IN ('due', 'sent', 'dropped')),
      attempts ${integer} NOT NULL,
      next_try_at ${integer} NOT NULL,
      created_at ${integer} NOT NULL,
      done_at ${integer},
      CHECK ((state = 'due') = (done_at IS NULL))
    ) ${typed}`,
    `CREATE INDEX outbox_due ON outbox (next_try_at) WHERE state = 'due'`,
    'CREATE INDEX outbox_by_link ON outbox (link_id)',
  ];
}

/**
 * The audit of what accounts and staff did. Rows are written once and chained; the database itself refuses to
 * change them.
 */
export function auditTables({ kind, integer, clustered }: DialectParts): string[] {
  return [
    `CREATE TABLE audit_heads (
      stream TEXT NOT NULL PRIMARY KEY,
      seq ${integer} NOT NULL CHECK (seq >= 0),
      row_hash TEXT NOT NULL CHECK (length(row_hash) = 64)
    ) ${clustered}`,
    `CREATE TABLE audit (
      stream TEXT NOT NULL,
      seq ${integer} NOT NULL CHECK (seq > 0),
      at ${integer} NOT NULL,
      actor TEXT,
      role TEXT NOT NULL CHECK (role IN ('anonymous', 'candidate', 'staff', 'system')),
      action TEXT NOT NULL,
      subject TEXT,
      reason TEXT,
      network TEXT,
      before_hash TEXT,
      after_hash TEXT,
      previous_hash TEXT NOT NULL,
      row_hash TEXT NOT NULL,
      PRIMARY KEY (stream, seq)
    ) ${clustered}`,
    'CREATE INDEX audit_by_subject ON audit (subject, at)',
    ...(kind === 'sqlite' ? sqliteTriggers : postgresTriggers),
  ];
}

const sqliteTriggers = ['UPDATE', 'DELETE'].map(
  (change) => `CREATE TRIGGER audit_refuses_${change.toLowerCase()} BEFORE ${change} ON audit
    BEGIN SELECT RAISE(ABORT, 'the audit is append-only'); END`,
);

const postgresTriggers = [
  `CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN RAISE EXCEPTION ''the audit is append-only''; END'`,
  `CREATE TRIGGER audit_refuses_change BEFORE UPDATE OR DELETE ON audit
    FOR EACH ROW EXECUTE FUNCTION refuse_audit_change()`,
  `CREATE TRIGGER audit_refuses_truncate BEFORE TRUNCATE ON audit
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change()`,
  'REVOKE UPDATE, DELETE, TRUNCATE ON audit FROM CURRENT_USER',
];
