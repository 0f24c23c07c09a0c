import type { Kysely } from 'kysely';
import type { DialectParts } from './dialectParts.ts';
import { replaceChecks } from './replaceChecks.ts';

type Change = string | ((db: Kysely<never>) => Promise<void>);

const KINDS = `'first_password', 'reset_password', 'password_changed'`;
const OUTCOMES = ['name', 'picture', 'country'].map((what) => `'${what}_approved', '${what}_rejected'`);

/** The message kinds that this step allows, as a list in SQL. */
export const messageKinds = [KINDS, ...OUTCOMES].join(', ');

/**
 * Stores changes of names, pictures and countries that wait for a decision, and allows messages about the
 * outcome.
 */
export function profileChangeTables(parts: DialectParts): Change[] {
  const { integer, typed } = parts;
  return [
    `CREATE TABLE profile_changes (
      id TEXT NOT NULL PRIMARY KEY,
      user_id TEXT NOT NULL REFERENCES users (id),
      field TEXT NOT NULL CHECK (field IN ('full_name', 'country_id', 'image_url')),
      value TEXT NOT NULL,
      language TEXT NOT NULL CHECK (language IN ('ar', 'en')),
      state TEXT NOT NULL CHECK (state IN ('waiting', 'replaced', 'approved', 'rejected')),
      created_at ${integer} NOT NULL,
      decided_at ${integer},
      decided_by TEXT,
      reason TEXT,
      CHECK ((state = 'waiting') = (decided_at IS NULL)),
      CHECK ((state IN ('approved', 'rejected')) = (decided_by IS NOT NULL))
    ) ${typed}`,
    `CREATE UNIQUE INDEX profile_changes_waiting ON profile_changes (user_id, field) WHERE state = 'waiting'`,
    'CREATE INDEX profile_changes_by_user ON profile_changes (user_id, created_at)',
    `CREATE INDEX profile_changes_to_decide ON profile_changes (created_at) WHERE state = 'waiting'`,
    ...replaceChecks(parts, 'outbox', [
      {
        name: 'outbox_kind_check',
        from: `CHECK (kind IN (${KINDS}))`,
        to: `CHECK (kind IN (${messageKinds}))`,
      },
    ]),
  ];
}
