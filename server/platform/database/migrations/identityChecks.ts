import type { DialectParts } from './dialectParts.ts';

/**
 * Looks of staff at identity documents, and the verdicts about them (decision D242). A verdict stays as it is: only its note
 * may go, and all of it with its entry.
 */
export const identityCheckTables = ({ kind, integer, typed }: DialectParts): string[] => [
  `CREATE TABLE identity_reveals (
    id TEXT NOT NULL PRIMARY KEY,
    token_hash TEXT NOT NULL UNIQUE CHECK (length(token_hash) = 64),
    entry_id TEXT NOT NULL REFERENCES entries (id) ON DELETE CASCADE,
    document_id TEXT NOT NULL,
    staff_id TEXT NOT NULL REFERENCES staff (id),
    session_id TEXT NOT NULL,
    revealed_at ${integer} NOT NULL,
    expires_at ${integer} NOT NULL CHECK (expires_at > revealed_at),
    opened_at ${integer}
  ) ${typed}`,
  'CREATE INDEX identity_reveals_by_entry ON identity_reveals (entry_id)',
  'CREATE INDEX identity_reveals_by_time ON identity_reveals (revealed_at)',
  `CREATE TABLE identity_verdicts (
    reveal_id TEXT NOT NULL PRIMARY KEY,
    entry_id TEXT NOT NULL REFERENCES entries (id) ON DELETE CASCADE,
    document_id TEXT NOT NULL,
    staff_id TEXT NOT NULL REFERENCES staff (id),
    judged_at ${integer} NOT NULL,
    ${points.map((point) => `${point} TEXT NOT NULL CHECK (${point} IN ('yes', 'no', 'unreadable')),`).join('\n    ')}
    note TEXT
  ) ${typed}`,
  'CREATE INDEX identity_verdicts_by_entry ON identity_verdicts (entry_id, judged_at)',
  ...(kind === 'sqlite' ? sqliteTriggers : postgresTriggers),
];

const points = ['name', 'number', 'birth_date', 'valid'] as const;
const fixed = ['reveal_id', 'entry_id', 'document_id', 'staff_id', 'judged_at', ...points];

/** Whether an update changes more than that the note goes. `differs`: the operator of SQL for "is another". */
const refused = (differs: string) =>
  [...fixed.map((column) => `NEW.${column} ${differs} OLD.${column}`), 'NEW.note IS NOT NULL'].join(' OR ');

const MESSAGE = 'a verdict about an identity document is final';

const sqliteTriggers = [
  `CREATE TRIGGER identity_verdicts_refuse_update BEFORE UPDATE ON identity_verdicts WHEN ${refused('IS NOT')}
    BEGIN SELECT RAISE(ABORT, '${MESSAGE}'); END`,
  `CREATE TRIGGER identity_verdicts_refuse_delete BEFORE DELETE ON identity_verdicts
    WHEN EXISTS (SELECT 1 FROM entries WHERE entries.id = OLD.entry_id)
    BEGIN SELECT RAISE(ABORT, '${MESSAGE}'); END`,
];

const postgresTriggers = [
  `CREATE FUNCTION refuse_verdict_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' THEN
        IF NOT EXISTS (SELECT 1 FROM entries WHERE entries.id = OLD.entry_id) THEN RETURN OLD; END IF;
      END IF;
      RAISE EXCEPTION '${MESSAGE}';
    END $$`,
  `CREATE TRIGGER identity_verdicts_refuse_update BEFORE UPDATE ON identity_verdicts FOR EACH ROW
    WHEN (${refused('IS DISTINCT FROM')}) EXECUTE FUNCTION refuse_verdict_change()`,
  `CREATE TRIGGER identity_verdicts_refuse_delete BEFORE DELETE ON identity_verdicts
    FOR EACH ROW EXECUTE FUNCTION refuse_verdict_change()`,
  `CREATE TRIGGER identity_verdicts_refuse_truncate BEFORE TRUNCATE ON identity_verdicts
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_verdict_change()`,
];
