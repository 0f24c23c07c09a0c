/** Alters a ledger as a thief of the database file could, and restores it. */
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import * as fc from 'fast-check';

type Row = Record<string, SQLInputValue>;
type Table = 'ledger' | 'ledger_secrets' | 'ledger_heads' | 'tallies';

export type Tampering =
  | { kind: 'change'; table: Table; row: number; column: string; by: number }
  | { kind: 'delete'; table: Table; row: number }
  | { kind: 'repeat'; row: number }
  | { kind: 'swap'; row: number; with: number };

/**
 * The columns whose change a check must notice. A receipt's code only points at its row, and an amount at
 * its payment.
 */
const columns: Record<Table, readonly string[]> = {
  ledger: [
    'stream',
    'seq',
    'channel',
    'entry_id',
    'round_id',
    'group_number',
    'votes',
    'minute',
    'reverses_seq',
    'previous_hash',
    'commitment',
    'row_hash',
  ],
  ledger_secrets: ['stream', 'seq', 'salt', 'source_ref', 'payer', 'accepted_at'],
  ledger_heads: ['stream', 'seq', 'row_hash'],
  tallies: ['round_id', 'entry_id', 'votes', 'reached_at', 'hour', 'votes_at_hour'],
};

const changeIn = (table: Table) =>
  fc.record({
    kind: fc.constant('change' as const),
    table: fc.constant(table),
    row: fc.nat(),
    column: fc.constantFrom(...columns[table]),
    by: fc.integer({ min: 1, max: 1_000 }),
  });
const deletionIn = (table: Table) =>
  fc.record({ kind: fc.constant('delete' as const), table: fc.constant(table), row: fc.nat() });

export const tampering: fc.Arbitrary<Tampering> = fc.oneof(
  { arbitrary: changeIn('ledger'), weight: 12 },
  { arbitrary: changeIn('ledger_secrets'), weight: 6 },
  { arbitrary: changeIn('ledger_heads'), weight: 2 },
  { arbitrary: changeIn('tallies'), weight: 3 },
  { arbitrary: deletionIn('ledger'), weight: 3 },
  { arbitrary: deletionIn('ledger_secrets'), weight: 1 },
  { arbitrary: deletionIn('ledger_heads'), weight: 1 },
  { arbitrary: deletionIn('tallies'), weight: 1 },
  { arbitrary: fc.record({ kind: fc.constant('repeat' as const), row: fc.nat() }), weight: 1 },
  { arbitrary: fc.record({ kind: fc.constant('swap' as const), row: fc.nat(), with: fc.nat() }), weight: 2 },
);

export class TamperedLedger {
  readonly #connection: DatabaseSync;
  readonly #original: Record<Table, Row[]>;

  /** Keeps the current ledger for `restore`, and removes the triggers and constraints that protect it. */
  constructor(connection: DatabaseSync) {
    this.#connection = connection;
    connection.exec(
      'PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; PRAGMA synchronous = OFF;' +
        'DROP TRIGGER ledger_refuses_update; DROP TRIGGER ledger_refuses_delete',
    );
    const read = (table: Table) => connection.prepare(`SELECT * FROM ${table}`).all() as Row[];
    this.#original = {
      ledger: read('ledger'),
      ledger_secrets: read('ledger_secrets'),
      ledger_heads: read('ledger_heads'),
      tallies: read('tallies'),
    };
  }

  /**
   * Makes a change.
   * @returns whether the database accepted it; it refuses a duplicate number, for example
   */
  apply(change: Tampering): boolean {
    const table = tableOf(change);
    const rows = this.#original[table].map((row) => ({ ...row }));
    const place = change.row % rows.length;
    const touched = rows[place];
    if (!touched) return false;
    if (change.kind === 'change') touched[change.column] = changed(touched[change.column] ?? null, change.by);
    if (change.kind === 'delete') rows.splice(place, 1);
    if (change.kind === 'repeat') rows.push({ ...touched, seq: rows.length + 1 });
    if (change.kind === 'swap')
      swapNumbers(touched, rows[(place + 1 + (change.with % (rows.length - 1))) % rows.length]);
    return this.#write(table, rows);
  }

  /**
   * The number of the ledger row that a change alters, if it alters one row and not its place; else
   * undefined.
   */
  singleRow(change: Tampering): number | undefined {
    if (change.kind !== 'change' || change.table !== 'ledger' || /^(seq|stream)$/.test(change.column))
      return undefined;
    const rows = this.#original.ledger;
    return Number(rows[change.row % rows.length]?.['seq']);
  }

  restore(): void {
    for (const table of Object.keys(columns) as Table[]) this.#write(table, this.#original[table]);
  }

  #write(table: Table, rows: readonly Row[]): boolean {
    this.#connection.exec(`BEGIN; DELETE FROM ${table}`);
    try {
      this.#insert(table, rows);
      this.#connection.exec('COMMIT');
      return true;
    } catch {
      this.#connection.exec('ROLLBACK');
      return false;
    }
  }

  #insert(table: Table, rows: readonly Row[]): void {
    for (const row of rows) {
      const names = Object.keys(row);
      const marks = names.map(() => '?').join();
      this.#connection
        .prepare(`INSERT INTO ${table} (${names.join()}) VALUES (${marks})`)
        .run(...Object.values(row));
    }
  }
}

const tableOf = (change: Tampering): Table => ('table' in change ? change.table : 'ledger');

/** Another value: changes one character of a text, increases a number, replaces null by a number. */
function changed(value: SQLInputValue, by: number): SQLInputValue {
  if (typeof value === 'number') return value + by;
  if (typeof value !== 'string') return by;
  const place = by % value.length;
  const letter = String.fromCharCode(33 + ((value.charCodeAt(place) - 33 + (by % 93) + 1) % 94));
  const other = letter === value[place] ? '~' : letter;
  return value.slice(0, place) + (other === value[place] ? '!' : other) + value.slice(place + 1);
}

function swapNumbers(a: Row, b: Row | undefined): void {
  if (!b) return;
  [a['seq'], b['seq']] = [b['seq'] ?? null, a['seq'] ?? null];
}
