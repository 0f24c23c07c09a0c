import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { competitionTables } from './competitionTables.ts';
import type { DialectParts } from './dialectParts.ts';
import { appendOnlyLedger, ledgerTables } from './ledgerTables.ts';
import { paymentTables } from './paymentTables.ts';
import { reviewTables } from './reviewTables.ts';
import { smsTables } from './smsTables.ts';

/** Every step of the schema in order; a step that was released is never edited, only followed by another. */
export function migrations(parts: DialectParts): Record<string, Migration> {
  return {
    '0001-live-vote': step([
      ...competitionTables(parts),
      ...ledgerTables(parts),
      ...appendOnlyLedger(parts),
      ...smsTables(parts),
    ]),
    '0002-paid-votes': step([...paymentTables(parts), ...reviewTables(parts)]),
  };
}

function step(statements: readonly string[]): Migration {
  return {
    up: async (db) => {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}
