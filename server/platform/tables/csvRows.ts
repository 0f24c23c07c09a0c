import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { plainCell } from './csvCell.ts';

/** A row of a CSV file that is not empty; `row` is its number in a spreadsheet program, from 1. */
export type CsvRow = { row: number; cells: string[] };

/** `tooLarge`: more bytes than allowed. `encoding`: not UTF-8. `shape`: no CSV from this row on. */
type CsvFaultCode = 'tooLarge' | 'encoding' | 'shape';

/** Why a file cannot be read as CSV. */
export class CsvFault extends Error {
  readonly code: CsvFaultCode;
  readonly row: number | null;

  constructor(code: CsvFaultCode, row: number | null = null) {
    super(`The file is no CSV that can be read: ${code}.`);
    this.name = 'CsvFault';
    this.code = code;
    this.row = row;
  }
}

/** Characters of a row, quotes included. */
const LONGEST_ROW = 100_000;
/** The first line must end within this many characters. */
const LONGEST_START = 10_000;
const delimiters = [',', ';', '\t'] as const;

/**
 * The rows of a CSV file in UTF-8, while it arrives. Cells may be separated by commas, semicolons or tabs, as spreadsheet
 * programs of all languages write them. The apostrophe that `csvCell` puts before a formula is taken away.
 * @throws CsvFault as a rejection
 */
export async function* csvRows(pieces: AsyncIterable<Buffer>, mostBytes: number): AsyncGenerator<CsvRow> {
  const texts = decoded(pieces, mostBytes);
  const start = await startOf(texts);
  const parser = parse({
    delimiter: delimiterOf(start),
    info: true,
    max_record_size: LONGEST_ROW,
    relax_column_count: true,
    skip_empty_lines: true,
  });
  // The loop below reports the failure of the texts: the pipeline destroys the parser with it.
  pipeline(Readable.from(joined(start, texts)), parser, () => {});
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Counts }>)
      yield { row: rowsIn(info), cells: record.map(plainCell) };
  } catch (error) {
    throw error instanceof CsvError ? new CsvFault('shape', rowsIn(parser.info) + 1) : error;
  }
}

type Counts = { records: number; empty_lines: number };

const rowsIn = ({ records, empty_lines }: Counts) => records + empty_lines;

async function* decoded(pieces: AsyncIterable<Buffer>, mostBytes: number): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (piece?: Buffer) => {
    try {
      return piece ? decoder.decode(piece, { stream: true }) : decoder.decode();
    } catch {
      throw new CsvFault('encoding');
    }
  };
  let bytes = 0;
  for await (const piece of pieces) {
    bytes += piece.length;
    if (bytes > mostBytes) throw new CsvFault('tooLarge');
    yield decode(piece);
  }
  yield decode();
}

/** The text up to the end of the first line at least, if the file has one. */
async function startOf(texts: AsyncGenerator<string>): Promise<string> {
  let start = '';
  while (!/[\r\n]/.test(start) && start.length < LONGEST_START) {
    const { value, done } = await texts.next();
    if (done) return start;
    start += value;
  }
  return start;
}

async function* joined(start: string, texts: AsyncGenerator<string>): AsyncGenerator<string> {
  yield start;
  yield* texts;
}

/** What separates the titles in the first line. */
function delimiterOf(start: string): string {
  const [line = ''] = start.split(/[\r\n]/);
  const counted = delimiters.map((delimiter) => ({ delimiter, count: line.split(delimiter).length }));
  return counted.reduce((most, each) => (each.count > most.count ? each : most)).delimiter;
}
