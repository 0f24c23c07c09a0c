import type { DialectParts } from './dialectParts.ts';

const ROLES = `'operator', 'owner', 'organiser', 'screener', 'judge', 'finance', 'auditor'`;
const hashColumn = (name: string) => `${name} TEXT NOT NULL CHECK (length(${name}) = 64)`;

/** Organisations, their staff, and what staff sign in with. */
export const staffTables = ({ integer, typed, clustered }: DialectParts): string[] => [
  `CREATE TABLE organisations (
    id TEXT NOT NULL PRIMARY KEY,
    name_ar TEXT NOT NULL,
    name_en TEXT,
    created_at ${integer} NOT NULL
  ) ${typed}`,
  `CREATE TABLE staff (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    email_key TEXT NOT NULL UNIQUE,
    password TEXT NOT NULL,
    created_at ${integer} NOT NULL,
    last_seen_at ${integer}
  ) ${typed}`,
  `CREATE TABLE staff_authenticators (
    id TEXT NOT NULL PRIMARY KEY,
    staff_id TEXT NOT NULL REFERENCES staff (id),
    secret TEXT NOT NULL,
    last_step ${integer} NOT NULL,
    created_at ${integer} NOT NULL
  ) ${typed}`,
  'CREATE INDEX staff_authenticators_by_person ON staff_authenticators (staff_id)',
  `CREATE TABLE recovery_codes (
    staff_id TEXT NOT NULL REFERENCES staff (id),
    ${hashColumn('code_hash')},
    used_at ${integer},
    PRIMARY KEY (staff_id, code_hash)
  ) ${clustered}`,
  `CREATE TABLE memberships (
    id TEXT NOT NULL PRIMARY KEY,
    staff_id TEXT NOT NULL REFERENCES staff (id),
    organisation_id TEXT REFERENCES organisations (id),
    role TEXT NOT NULL CHECK (role IN (${ROLES})),
    created_at ${integer} NOT NULL,
    CHECK ((role = 'operator') = (organisation_id IS NULL))
  ) ${typed}`,
  'CREATE UNIQUE INDEX memberships_once ON memberships (staff_id, organisation_id, role)',
  `CREATE UNIQUE INDEX memberships_operators ON memberships (staff_id) WHERE role = 'operator'`,
  'CREATE INDEX memberships_by_organisation ON memberships (organisation_id)',
  `CREATE TABLE staff_links (
    id TEXT NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('setup', 'invitation')),
    ${hashColumn('token_hash')} UNIQUE,
    organisation_id TEXT REFERENCES organisations (id),
    role TEXT CHECK (role IN (${ROLES})),
    email TEXT,
    email_key TEXT,
    created_by TEXT REFERENCES staff (id),
    created_at ${integer} NOT NULL,
    expires_at ${integer} NOT NULL CHECK (expires_at > created_at),
    used_at ${integer},
    ended_at ${integer},
    CHECK ((kind = 'invitation') = (organisation_id IS NOT NULL AND role IS NOT NULL AND email IS NOT NULL
      AND email_key IS NOT NULL AND created_by IS NOT NULL))
  ) ${typed}`,
  `CREATE UNIQUE INDEX staff_links_one_setup ON staff_links (kind)
    WHERE kind = 'setup' AND used_at IS NULL AND ended_at IS NULL`,
  `CREATE UNIQUE INDEX staff_links_one_invitation ON staff_links (organisation_id, email_key)
    WHERE kind = 'invitation' AND used_at IS NULL AND ended_at IS NULL`,
  `CREATE TABLE staff_sessions (
    ${hashColumn('token_hash')} PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    staff_id TEXT NOT NULL REFERENCES staff (id),
    browser TEXT NOT NULL,
    system TEXT NOT NULL,
    created_at ${integer} NOT NULL,
    last_used_at ${integer} NOT NULL,
    expires_at ${integer} NOT NULL CHECK (expires_at > created_at)
  ) ${clustered}`,
  'CREATE INDEX staff_sessions_by_person ON staff_sessions (staff_id, last_used_at)',
  `CREATE TABLE staff_devices (
    staff_id TEXT NOT NULL REFERENCES staff (id),
    ${hashColumn('device')},
    last_used_at ${integer} NOT NULL,
    PRIMARY KEY (staff_id, device)
  ) ${clustered}`,
];
