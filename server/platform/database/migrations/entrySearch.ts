import type { DialectParts } from './dialectParts.ts';

/**
 * What staff search in: the folded names of each entry's candidate, filled by a worker (decision D235). Where a name
 * changes the database empties them, as a node of an earlier release and the deletion of a person must leave no old name.
 * One index holds all that the list of entries is filtered by, so that a page reads no other row.
 */
export const entrySearch = ({ kind }: DialectParts): string[] => [
  'ALTER TABLE entries ADD COLUMN search_text TEXT',
  `CREATE INDEX entries_as_listed
    ON entries (created_at, id, competition_id, status, withdrawn_at, sms_code, search_text)`,
  'CREATE INDEX entries_without_search_text ON entries (id) WHERE search_text IS NULL',
  ...(kind === 'sqlite' ? sqliteTrigger : postgresTrigger),
];

const emptied = 'UPDATE entries SET search_text = NULL WHERE user_id = NEW.id;';
const renamed = 'AFTER UPDATE OF full_name, name_ar, name_en ON users';

const sqliteTrigger = [`CREATE TRIGGER users_leave_search ${renamed} BEGIN ${emptied} END`];

const postgresTrigger = [
  `CREATE FUNCTION empty_search_text() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN ${emptied} RETURN NULL; END $$`,
  `CREATE TRIGGER users_leave_search ${renamed} FOR EACH ROW EXECUTE FUNCTION empty_search_text()`,
];
