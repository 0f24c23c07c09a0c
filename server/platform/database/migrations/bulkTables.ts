import type { DialectParts } from './dialectParts.ts';

/**
 * Entries of rounds with their results, and acts on many entries (decision D244). Every place in a voting group is an entry of
 * its round, also one that a node of an earlier release stores. The last index finds who else has a code.
 */
export const bulkTables = ({ kind, integer, typed, clustered }: DialectParts): string[] => [
  `CREATE TABLE round_members (
    round_id TEXT NOT NULL REFERENCES rounds (id) ON DELETE CASCADE,
    entry_id TEXT NOT NULL REFERENCES entries (id) ON DELETE CASCADE,
    result TEXT NOT NULL DEFAULT 'pending' CHECK (result IN ('pending', 'qualified', 'out')),
    PRIMARY KEY (round_id, entry_id)
  ) ${clustered}`,
  'CREATE INDEX round_members_by_entry ON round_members (entry_id)',
  'INSERT INTO round_members (round_id, entry_id) SELECT round_id, entry_id FROM round_entries',
  ...(kind === 'sqlite' ? sqliteTrigger : postgresTrigger),
  `CREATE TABLE bulk_jobs (
    id TEXT NOT NULL PRIMARY KEY,
    organisation_id TEXT NOT NULL REFERENCES organisations (id),
    competition_id TEXT NOT NULL REFERENCES competitions (id) ON DELETE CASCADE,
    round_id TEXT NOT NULL REFERENCES rounds (id) ON DELETE CASCADE,
    act TEXT NOT NULL CHECK (act IN ('place', 'pending', 'qualified', 'out')),
    groups TEXT NOT NULL,
    hash TEXT NOT NULL,
    total ${integer} NOT NULL,
    position ${integer} NOT NULL CHECK (position BETWEEN 0 AND total),
    done ${integer} NOT NULL,
    next_code ${integer} NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('running', 'stopped', 'done')),
    stopped_for TEXT CHECK (stopped_for IN ('person', 'window_opened', 'over', 'group_gone')),
    started_by TEXT NOT NULL REFERENCES staff (id),
    started_at ${integer} NOT NULL,
    changed_at ${integer} NOT NULL,
    CHECK ((state = 'stopped') = (stopped_for IS NOT NULL))
  ) ${typed}`,
  'CREATE INDEX bulk_jobs_by_competition ON bulk_jobs (competition_id, started_at)',
  `CREATE INDEX bulk_jobs_running ON bulk_jobs (changed_at) WHERE state = 'running'`,
  `CREATE TABLE bulk_entries (
    job_id TEXT NOT NULL PRIMARY KEY REFERENCES bulk_jobs (id) ON DELETE CASCADE,
    ids TEXT NOT NULL
  ) ${typed}`,
  `CREATE TABLE bulk_skips (
    job_id TEXT NOT NULL REFERENCES bulk_jobs (id) ON DELETE CASCADE,
    entry_id TEXT NOT NULL,
    why TEXT NOT NULL,
    PRIMARY KEY (job_id, entry_id)
  ) ${clustered}`,
  'CREATE INDEX entries_by_code ON entries (sms_code) WHERE sms_code IS NOT NULL',
];

const enter = `INSERT INTO round_members (round_id, entry_id)
  SELECT NEW.round_id, NEW.entry_id WHERE NOT EXISTS (
    SELECT 1 FROM round_members WHERE round_id = NEW.round_id AND entry_id = NEW.entry_id
  )`;

const sqliteTrigger = [
  `CREATE TRIGGER round_entries_enter AFTER INSERT ON round_entries BEGIN ${enter}; END`,
];

const postgresTrigger = [
  `CREATE FUNCTION enter_round() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN ${enter} ON CONFLICT DO NOTHING; RETURN NULL; END $$`,
  `CREATE TRIGGER round_entries_enter AFTER INSERT ON round_entries
    FOR EACH ROW EXECUTE FUNCTION enter_round()`,
];
