/** Rows that one statement takes; databases limit the number of values in a statement. */
const CHUNK = 500;

/** Cuts a list into parts for statements that take many values. An empty list has no part. */
export function chunks<T>(rows: readonly T[]): T[][] {
  const count = Math.ceil(rows.length / CHUNK);
  return Array.from({ length: count }, (_, index) => rows.slice(index * CHUNK, (index + 1) * CHUNK));
}
