import type { DialectParts } from './dialectParts.ts';

/** Passkeys of staff, and when a session last proved a code, which a passkey does not replace for every act. */
export const passkeyTables = ({ integer, typed, clustered }: DialectParts): string[] => [
  `CREATE TABLE staff_passkeys (
    id TEXT NOT NULL PRIMARY KEY,
    staff_id TEXT NOT NULL REFERENCES staff (id),
    credential_id TEXT NOT NULL UNIQUE,
    public_key TEXT NOT NULL,
    counter ${integer} NOT NULL,
    transports TEXT NOT NULL,
    name TEXT NOT NULL,
    created_at ${integer} NOT NULL,
    last_used_at ${integer}
  ) ${typed}`,
  'CREATE INDEX staff_passkeys_by_person ON staff_passkeys (staff_id)',
  `CREATE TABLE spent_passkey_nonces (
    nonce TEXT NOT NULL PRIMARY KEY,
    expires_at ${integer} NOT NULL
  ) ${clustered}`,
  `ALTER TABLE staff_sessions ADD COLUMN code_proven_at ${integer}`,
];
