import type { DialectParts } from './dialectParts.ts';

/** E-mails to staff: about a link that they get, or about themselves. */
export const staffMails = ({ integer, typed }: DialectParts): string[] => [
  `CREATE TABLE staff_mails (
    id TEXT NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL,
    link_id TEXT REFERENCES staff_links (id),
    staff_id TEXT REFERENCES staff (id),
    language TEXT NOT NULL CHECK (language IN ('ar', 'en')),
    state TEXT NOT NULL CHECK (state IN ('due', 'sent', 'dropped')),
    attempts ${integer} NOT NULL,
    next_try_at ${integer} NOT NULL,
    created_at ${integer} NOT NULL,
    done_at ${integer},
    claimed_until ${integer},
    CHECK ((link_id IS NULL) <> (staff_id IS NULL))
  ) ${typed}`,
  `CREATE INDEX staff_mails_due ON staff_mails (next_try_at) WHERE state = 'due'`,
];
