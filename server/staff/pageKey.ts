import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** Where a row stands in a list whose latest rows come first: its time (UTC ms) and its id. */
type PageKey = { at: number; id: string };

/** The key that a page, or the place of a row, names. */
export function keyIn(after: string): PageKey {
  const [at = '', ...id] = after.split('-');
  return { at: Number(at), id: id.join('-') };
}

/**
 * A condition for the rows after those of an earlier page. Of one time, the lowest id comes first.
 * @param columns that of the time, and that of the id
 * @param after `next` of the earlier page
 */
export function afterKey([time, id]: readonly [string, string], after: string): RawBuilder<SqlBool> {
  const [at, row] = [sql.ref(time), sql.ref(id)];
  const key = keyIn(after);
  return sql<SqlBool>`(${at} < ${key.at} OR (${at} = ${key.at} AND ${row} > ${key.id}))`;
}

/** As `afterKey`, where the highest id of one time comes first: an index of both columns, read backwards, leads to the page. */
export function belowKey([time, id]: readonly [string, string], after: string): RawBuilder<SqlBool> {
  const key = keyIn(after);
  return sql<SqlBool>`(${sql.ref(time)}, ${sql.ref(id)}) < (${key.at}, ${key.id})`;
}

/** The rows of a page, and `next` for the page after it; null on the last. @param rows one more than `size`, if there is one */
export function pageOf<Row>(
  rows: readonly Row[],
  size: number,
  keyOf: (row: Row) => PageKey,
): { shown: Row[]; next: string | null } {
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  const key = last && keyOf(last);
  return { shown, next: key ? `${key.at}-${key.id}` : null };
}
