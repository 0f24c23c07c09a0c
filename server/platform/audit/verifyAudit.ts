import type { Kysely } from 'kysely';
import type { AuditDetailsTable, AuditTable } from '../database/accountSchema.ts';
import type { Schema } from '../database/schema.ts';
import { AUDIT_GENESIS_HASH, auditHash } from './appendAudit.ts';
import { fitsLine } from './auditDetails.ts';

/** Possible errors of the audit, worded for the operator; "it" is the line at which the error was found. */
export const auditErrors = {
  gap: 'a line is missing before it',
  previous_hash: 'it does not follow on the line before it',
  row_hash: 'its hash does not fit what it says',
  details: 'its details are not those of which it keeps the hash',
  head: 'the chain does not end where its head says',
} as const;

export type AuditError = { kind: keyof typeof auditErrors; stream: string; seq: number };
export type AuditVerdict = { lines: number; error: AuditError | null };

const PAGE_LINES = 5_000;

/**
 * Recomputes the hashes of every row and of its details, and names the first error. Reads one state of the database,
 * page by page, while other processes write.
 */
export function verifyAudit(db: Kysely<Schema>): Promise<AuditVerdict> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      let lines = 0;
      for (const head of await readHeads(tx)) {
        const checked = await checkChain(tx, head);
        lines += checked.lines;
        if (checked.error) return { lines, error: checked.error };
      }
      return { lines, error: null };
    });
}

type Head = { stream: string; seq: number; row_hash: string };

/** The heads of all chains. A chain with rows but no head gets an empty one, so that its check fails. */
async function readHeads(db: Kysely<Schema>): Promise<Head[]> {
  const heads = await db.selectFrom('audit_heads').selectAll().orderBy('stream').execute();
  const streams = await db.selectFrom('audit').select('stream').distinct().execute();
  const headless = streams.filter(({ stream }) => !heads.some((head) => head.stream === stream));
  return [...heads, ...headless.map(({ stream }) => ({ stream, seq: 0, row_hash: '' }))];
}

async function checkChain(db: Kysely<Schema>, { stream, ...head }: Head): Promise<AuditVerdict> {
  let last = { seq: 0, row_hash: AUDIT_GENESIS_HASH };
  for (;;) {
    const page = await db
      .selectFrom('audit')
      .where('stream', '=', stream)
      .where('seq', '>', last.seq)
      .orderBy('seq')
      .limit(PAGE_LINES)
      .selectAll()
      .execute();
    const details = await readDetails(db, stream, last.seq, page.at(-1)?.seq ?? last.seq);
    for (const line of page) {
      const kind = errorOfLine(line, last, details.get(line.seq));
      if (kind) return { lines: last.seq, error: { kind, stream, seq: line.seq } };
      last = line;
    }
    if (page.length < PAGE_LINES) break;
  }
  const ends = last.seq === head.seq && last.row_hash === head.row_hash;
  return { lines: last.seq, error: ends ? null : { kind: 'head', stream, seq: last.seq } };
}

/** The details of the lines after `from` up to `until`, by `seq`. */
async function readDetails(db: Kysely<Schema>, stream: string, from: number, until: number) {
  const rows = await db
    .selectFrom('audit_details')
    .where('stream', '=', stream)
    .where('seq', '>', from)
    .where('seq', '<=', until)
    .selectAll()
    .execute();
  return new Map(rows.map((row) => [row.seq, row]));
}

function errorOfLine(
  line: AuditTable,
  previous: { seq: number; row_hash: string },
  details: AuditDetailsTable | undefined,
): AuditError['kind'] | undefined {
  if (line.seq !== previous.seq + 1) return 'gap';
  if (line.previous_hash !== previous.row_hash) return 'previous_hash';
  if (line.row_hash !== auditHash(line)) return 'row_hash';
  return details && !fitsLine(details, line) ? 'details' : undefined;
}
