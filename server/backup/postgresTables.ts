import { sql, type Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

type Named = { name: string };
type Reference = { from: string; to: string };

/** All our tables that outlive a crash, each after those that it references. */
export async function tablesInOrder(db: Kysely<Schema>): Promise<string[]> {
  const tables = await sql<Named>`SELECT relname AS name FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relpersistence = 'p'
    AND relname NOT LIKE 'kysely_%' ORDER BY relname`.execute(db);
  const references = await sql<Reference>`SELECT source.relname AS "from", target.relname AS "to"
    FROM pg_constraint
    JOIN pg_class source ON source.oid = conrelid
    JOIN pg_class target ON target.oid = confrelid
    WHERE contype = 'f' AND conrelid <> confrelid`.execute(db);
  return inOrder(
    tables.rows.map(({ name }) => name),
    references.rows,
  );
}

/**
 * Orders tables so that each follows those that it references.
 * @throws Error for circular references
 */
export function inOrder(tables: readonly string[], references: readonly Reference[]): string[] {
  const ordered: string[] = [];
  let left = [...tables];
  while (left.length > 0) {
    const isFree = (table: string) => !references.some(({ from, to }) => from === table && left.includes(to));
    const free = left.filter(isFree);
    if (free.length === 0) throw new Error(`Tables refer to each other in a circle: ${left.join(', ')}.`);
    ordered.push(...free);
    left = left.filter((table) => !free.includes(table));
  }
  return ordered;
}
