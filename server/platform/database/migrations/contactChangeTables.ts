import type { Kysely } from 'kysely';
import type { DialectParts } from './dialectParts.ts';
import { replaceChecks } from './replaceChecks.ts';
import { kindsWithPhoneChange, kindsOfSignups } from './verifiedAccounts.ts';

type Change = string | ((db: Kysely<never>) => Promise<void>);

const KINDS = `'verify_contact', 'email_changing', 'phone_changing'`;

/**
 * Stores changes of phone numbers and e-mail addresses, which wait for verification, and allows their
 * messages.
 */
export function contactChangeTables(parts: DialectParts): Change[] {
  const { integer, typed } = parts;
  return [
    `CREATE TABLE contact_changes (
      id TEXT NOT NULL PRIMARY KEY,
      user_id TEXT NOT NULL REFERENCES accounts (user_id),
      field TEXT NOT NULL CHECK (field IN ('email', 'phone')),
      old_value TEXT,
      old_verified_at ${integer},
      new_value TEXT NOT NULL,
      requested_at ${integer} NOT NULL,
      expires_at ${integer} NOT NULL CHECK (expires_at > requested_at),
      verified_at ${integer},
      replaced_at ${integer},
      undone_at ${integer},
      CHECK (verified_at IS NULL OR replaced_at IS NULL)
    ) ${typed}`,
    `CREATE UNIQUE INDEX contact_changes_waiting ON contact_changes (user_id, field)
      WHERE verified_at IS NULL AND replaced_at IS NULL AND undone_at IS NULL`,
    'CREATE INDEX contact_changes_by_user ON contact_changes (user_id, requested_at)',
    // Drops the unsent messages about phone changes: from now on a new number waits for verification first.
    `DELETE FROM outbox WHERE kind = 'phone_changed'`,
    ...replaceChecks(parts, 'outbox', [
      {
        name: 'outbox_kind_check',
        from: `CHECK (kind IN (${kindsWithPhoneChange}))`,
        to: `CHECK (kind IN (${kindsOfSignups}, ${KINDS}))`,
      },
    ]),
    'ALTER TABLE outbox ADD COLUMN contact_change_id TEXT REFERENCES contact_changes (id)',
    'CREATE INDEX outbox_by_contact_change ON outbox (contact_change_id)',
  ];
}
