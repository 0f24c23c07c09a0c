import type { Kysely } from 'kysely';
import type { DialectParts } from './dialectParts.ts';
import { messageKinds } from './profileChangeTables.ts';
import { replaceChecks } from './replaceChecks.ts';

export const kindsOfSignups = `${messageKinds}, 'signup_reminder', 'signup_lost'`;

export const kindsWithPhoneChange = `${kindsOfSignups}, 'phone_changed'`;

type Change = string | ((db: Kysely<never>) => Promise<void>);

/**
 * The first account to be verified owns its civil id and e-mail address (decision D129). Accounts from before
 * this step count as verified, with every contact they have.
 */
export function verifiedAccounts(parts: DialectParts): Change[] {
  const { kind, integer } = parts;
  const unique = {
    name: 'accounts_civil_id_key',
    from: 'civil_id TEXT NOT NULL UNIQUE',
    to: 'civil_id TEXT NOT NULL',
  };
  return [
    ...(kind === 'sqlite'
      ? replaceChecks(parts, 'accounts', [unique])
      : [`ALTER TABLE accounts DROP CONSTRAINT ${unique.name}`]),
    ...['verified_at', 'email_verified_at', 'phone_verified_at'].map(
      (column) => `ALTER TABLE accounts ADD COLUMN ${column} ${integer}`,
    ),
    `UPDATE accounts SET verified_at = created_at,
      email_verified_at = CASE WHEN email IS NULL THEN NULL ELSE created_at END,
      phone_verified_at = CASE WHEN phone IS NULL THEN NULL ELSE created_at END`,
    'CREATE UNIQUE INDEX accounts_by_civil_id ON accounts (civil_id) WHERE verified_at IS NOT NULL',
    'CREATE INDEX accounts_unverified ON accounts (civil_id) WHERE verified_at IS NULL',
    'DROP INDEX accounts_by_email',
    'CREATE UNIQUE INDEX accounts_by_email ON accounts (lower(email)) WHERE email_verified_at IS NOT NULL',
    ...replaceChecks(parts, 'outbox', [
      {
        name: 'outbox_kind_check',
        from: `CHECK (kind IN (${messageKinds}))`,
        to: `CHECK (kind IN (${kindsOfSignups}))`,
      },
    ]),
  ];
}

/** Allows the message that reports a changed phone number. */
export const phoneChangeMessages = (parts: DialectParts): Change[] =>
  replaceChecks(parts, 'outbox', [
    {
      name: 'outbox_kind_check',
      from: `CHECK (kind IN (${kindsOfSignups}))`,
      to: `CHECK (kind IN (${kindsWithPhoneChange}))`,
    },
  ]);
