/**
 * Characters with which a cell may begin a formula: those that OWASP names for CSV, with their full-width forms. Apostrophes
 * before them are those of `csvCell`.
 */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/u;
const quoted = /[",;\t\r\n]|^\s|\s$/u;

/**
 * A text as a cell of a CSV file. Text that a program could read as a formula gets an apostrophe before it, which makes
 * it text; `plainCell` takes it away again.
 */
export function csvCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return quoted.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The text that `csvCell` was given, from a parsed cell. */
export const plainCell = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
