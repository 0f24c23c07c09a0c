import type { DialectParts } from './dialectParts.ts';

/**
 * What lines of the audit changed, and of which organisation they are. Rows are written with their lines; later only
 * `salt`, `before` and `after` may go, together, when a person is erased. The indexes are those of the filters.
 */
export const auditDetailTables = ({ kind, integer, clustered }: DialectParts): string[] => [
  `CREATE TABLE audit_details (
    stream TEXT NOT NULL,
    seq ${integer} NOT NULL,
    organisation_id TEXT,
    competition_id TEXT,
    at ${integer} NOT NULL,
    actor TEXT,
    action TEXT NOT NULL,
    subject TEXT,
    before TEXT,
    after TEXT,
    salt TEXT,
    PRIMARY KEY (stream, seq)
  ) ${clustered}`,
  ...['', 'action, ', 'actor, ', 'subject, '].map(
    (filter) => `CREATE INDEX audit_details_by_${filter.replace(', ', '') || 'time'}
      ON audit_details (organisation_id, ${filter}at, stream, seq) WHERE organisation_id IS NOT NULL`,
  ),
  'CREATE INDEX audit_by_time ON audit (at, stream, seq)',
  'CREATE INDEX audit_by_action ON audit (action, at, stream, seq)',
  'CREATE INDEX audit_by_actor ON audit (actor, at, stream, seq)',
  ...(kind === 'sqlite' ? sqliteTriggers : postgresTriggers),
];

const fixed = [
  'stream',
  'seq',
  'organisation_id',
  'competition_id',
  'at',
  'actor',
  'action',
  'subject',
] as const;
const secret = ['before', 'after', 'salt'] as const;

/** Whether an update changes more than that the secret goes. `differs`: the operator of SQL for "is another". */
const refused = (differs: string) =>
  [
    ...fixed.map((column) => `NEW.${column} ${differs} OLD.${column}`),
    ...secret.map((column) => `NEW.${column} IS NOT NULL`),
  ].join(' OR ');

const sqliteTriggers = [
  `CREATE TRIGGER audit_details_refuses_update BEFORE UPDATE ON audit_details WHEN ${refused('IS NOT')}
    BEGIN SELECT RAISE(ABORT, 'the audit is append-only'); END`,
  `CREATE TRIGGER audit_details_refuses_delete BEFORE DELETE ON audit_details
    BEGIN SELECT RAISE(ABORT, 'the audit is append-only'); END`,
];

const postgresTriggers = [
  `CREATE TRIGGER audit_details_refuses_update BEFORE UPDATE ON audit_details FOR EACH ROW
    WHEN (${refused('IS DISTINCT FROM')}) EXECUTE FUNCTION refuse_audit_change()`,
  `CREATE TRIGGER audit_details_refuses_delete BEFORE DELETE ON audit_details
    FOR EACH ROW EXECUTE FUNCTION refuse_audit_change()`,
  `CREATE TRIGGER audit_details_refuses_truncate BEFORE TRUNCATE ON audit_details
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change()`,
  'REVOKE DELETE, TRUNCATE ON audit_details FROM CURRENT_USER',
];
