import { sql, type RawBuilder } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** Inserts rows if `fence` has its row. Their number does not change the text of the statement. */
export function insertFenced<Column extends string>(
  table: keyof Schema,
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, unknown>>[],
): RawBuilder<unknown> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  return sql`INSERT INTO ${sql.table(table)} (${names}) ${fencedRows(table, columns, rows)}`;
}

/** The rows as a query of `fence`. */
export function fencedRows<Column extends string>(
  table: keyof Schema,
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, unknown>>[],
): RawBuilder<unknown> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  return sql`SELECT ${names} FROM fence, json_populate_recordset(NULL::${sql.table(table)}, ${JSON.stringify(rows)}::json)`;
}
