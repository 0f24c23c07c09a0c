import { characterCount } from '../../../../domain/characterCount.ts';
import type { DecisionFault } from '../../../../domain/staff/staffContract.ts';
import { DECISION_REASON_MAX_LENGTH, DECISION_FILE_ROWS } from '../../../../domain/staff/staffLimits.ts';
import ar from '../../../../locales/ar/staffTables.json' with { type: 'json' };
import en from '../../../../locales/en/staffTables.json' with { type: 'json' };
import { CsvFault, type CsvRow } from '../../../platform/tables/csvRows.ts';

/** A row of a file that decides an entry. A rejection has its reason in both languages, an approval none. */
export type DecisionRow = {
  row: number;
  id: string;
  decision: 'approve' | 'reject';
  reason: { ar: string; en: string } | null;
};

const columns = ['id', 'decision', 'reason_ar', 'reason_en'] as const;
type Column = (typeof columns)[number];
/** Where each column stands in a row. */
type Places = Record<Column, number>;
type Texts = Record<Column, string>;

const folded = (text: string) => text.trim().toLowerCase();
/** The titles of a column: its own name, and those of a file that was saved from the list, in either language. */
const titlesOf = (column: Column) => [column, ar.column[column], en.column[column]].map(folded);
const titles = new Map(
  columns.flatMap((column) => titlesOf(column).map((title) => [title, column] as const)),
);
const decisions = new Map(
  (['approve', 'reject'] as const).flatMap((decision) =>
    [decision, ar.decision[decision], en.decision[decision]].map((word) => [folded(word), decision] as const),
  ),
);
const ID = /^[A-Za-z0-9_-]{22}$/;

/**
 * The decisions of a file, and what is wrong in it. The first row names the columns; columns that nobody asked for and rows
 * without a decision are passed over, so that a file of all entries can be filled in.
 */
export async function readDecisions(
  rows: AsyncIterable<CsvRow>,
): Promise<{ decisions: DecisionRow[]; faults: DecisionFault[] }> {
  const read: DecisionRow[] = [];
  const faults: DecisionFault[] = [];
  const seen = new Set<string>();
  let places: Places | undefined;
  try {
    for await (const { row, cells } of rows) {
      if (!places) {
        const found = placesIn(cells);
        if ('faults' in found) return { decisions: [], faults: found.faults };
        places = found.places;
        continue;
      }
      const texts = textsAt(places, cells);
      if (texts.decision === '') continue;
      if (read.length === DECISION_FILE_ROWS) return { decisions: [], faults: [{ row, code: 'tooMany' }] };
      const judged = judgeRow(row, texts, seen);
      if (typeof judged === 'string') faults.push({ row, code: judged });
      else read.push(judged);
      seen.add(texts.id);
    }
  } catch (error) {
    if (!(error instanceof CsvFault)) throw error;
    return { decisions: [], faults: [{ row: error.row, code: error.code }] };
  }
  if (read.length === 0 && faults.length === 0) faults.push({ row: null, code: 'nothing' });
  return { decisions: read, faults };
}

function placesIn(cells: readonly string[]): { places: Places } | { faults: DecisionFault[] } {
  const named = cells.map((cell) => titles.get(folded(cell)));
  const places = Object.fromEntries(columns.map((column) => [column, named.indexOf(column)])) as Places;
  if (places.id < 0) return { faults: [{ row: 1, code: 'noId' }] };
  return places.decision < 0 ? { faults: [{ row: 1, code: 'noDecision' }] } : { places };
}

const textsAt = (places: Places, cells: readonly string[]) =>
  Object.fromEntries(columns.map((column) => [column, (cells[places[column]] ?? '').trim()])) as Texts;

function judgeRow(row: number, texts: Texts, seen: ReadonlySet<string>): DecisionRow | DecisionFault['code'] {
  const { id, reason_ar, reason_en } = texts;
  const decision = decisions.get(folded(texts.decision));
  if (!ID.test(id)) return 'id';
  if (seen.has(id)) return 'twice';
  if (!decision) return 'decision';
  if (decision === 'approve')
    return reason_ar + reason_en === '' ? { row, id, decision, reason: null } : 'reasonUnused';
  if (reason_ar === '' || reason_en === '') return 'reason';
  const isLong = [reason_ar, reason_en].some((text) => characterCount(text) > DECISION_REASON_MAX_LENGTH);
  return isLong ? 'reasonLong' : { row, id, decision, reason: { ar: reason_ar, en: reason_en } };
}
