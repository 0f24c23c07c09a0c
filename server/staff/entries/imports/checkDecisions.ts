import type { Kysely } from 'kysely';
import { reaches, type Scope } from '../../../../domain/staff/rights.ts';
import type {
  DecisionCheck,
  DecisionFault,
  SkippedDecision,
} from '../../../../domain/staff/staffContract.ts';
import { DECISION_FINDINGS } from '../../../../domain/staff/staffLimits.ts';
import { chunks } from '../../../platform/database/chunks.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { readImported } from './importedEntries.ts';
import { judgeImported } from './judgeImported.ts';
import type { DecisionRow } from './readDecisions.ts';

/** Whose entries: of an organisation, in the competitions of a scope. */
type Reach = { organisationId: string; scope: Scope };

/** The rows of a file that decide an entry, and what the file would do. */
export type JudgedDecisions = { acts: DecisionRow[]; check: DecisionCheck };

/** Judges all rows of a file by the entries as they are now, and changes nothing. */
export async function judgeDecisions(
  db: Kysely<Schema>,
  { organisationId, scope }: Reach,
  { decisions, faults: found }: { decisions: readonly DecisionRow[]; faults: readonly DecisionFault[] },
): Promise<JudgedDecisions> {
  const acts: DecisionRow[] = [];
  const skipped: SkippedDecision[] = [];
  const faults = [...found];
  for (const rows of chunks(decisions)) {
    const read = await readImported(
      db,
      organisationId,
      rows.map(({ id }) => id),
    );
    const entries = new Map(
      read.filter(({ competitionId }) => reaches(scope, competitionId)).map((entry) => [entry.id, entry]),
    );
    for (const each of rows) {
      const { row, id, decision } = each;
      const entry = entries.get(id);
      const why = entry && judgeImported(entry, decision);
      if (!entry) faults.push({ row, code: 'unknown' });
      else if (why) skipped.push({ row, id, name: entry.name, why });
      else acts.push(each);
    }
  }
  const approve = acts.filter(({ decision }) => decision === 'approve').length;
  const inOrder = faults.toSorted((one, other) => (one.row ?? 0) - (other.row ?? 0));
  const check = {
    approve,
    reject: acts.length - approve,
    skipped: skipped.slice(0, DECISION_FINDINGS),
    skipped_count: skipped.length,
    faults: inOrder.slice(0, DECISION_FINDINGS),
    fault_count: faults.length,
  };
  return { acts, check };
}
