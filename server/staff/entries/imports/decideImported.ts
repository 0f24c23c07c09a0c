import type { Transaction } from 'kysely';
import type { SkippedDecision } from '../../../../domain/staff/staffContract.ts';
import { UNDO_MS } from '../../../../domain/staff/staffLimits.ts';
import { decideOne } from '../../../entries/decisions/decideEntry.ts';
import { foreignClaim } from '../../../entries/screening/foreignClaim.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import type { Write, WriteContext } from '../../../platform/writer/write.ts';
import { closeGateOf } from '../../../voting/votesGate.ts';
import { readImported } from './importedEntries.ts';
import { judgeImported } from './judgeImported.ts';

/** A decision of a file, about an entry that the person may decide. `at`: UTC ms. */
export type ImportedDecision = {
  organisationId: string;
  entryId: string;
  decision: 'approve' | 'reject';
  reason: { ar: string; en: string } | null;
  staffId: string;
  at: number;
};

/** What became of a row: decided, or why not. */
type DecidedRow = 'decided' | SkippedDecision['why'];

/**
 * Decides the entries that rows of a file name, by the same rules as their check, as the entries are by then. Each can be
 * undone for ten minutes. An entry that a screener works on stays as it is.
 */
export const decideImported: Write<ImportedDecision, DecidedRow> = async (tx, inputs, context) => {
  const decided: DecidedRow[] = [];
  await closeGateOf(
    tx,
    inputs.map(({ entryId }) => entryId),
    context,
  );
  for (const input of inputs) decided.push(await decideRow(tx, input, context));
  return decided;
};

/** The entry stays locked until the commit, so that nothing changes between the look and the decision. */
async function decideRow(
  tx: Transaction<Schema>,
  { organisationId, entryId, decision, reason, staffId, at }: ImportedDecision,
  context: WriteContext,
): Promise<DecidedRow> {
  const locked = tx.selectFrom('entries').where('id', '=', entryId).select('id');
  await (context.memory ? locked : locked.forUpdate()).executeTakeFirst();
  const [entry] = await readImported(tx, organisationId, [entryId]);
  if (!entry) return 'gone';
  const why = judgeImported(entry, decision);
  if (why !== null) return why;
  if (await foreignClaim(tx, { entryId, staffId, at })) return 'claimed';
  const reasons = { reason: reason?.ar ?? null, reasonEn: reason?.en ?? null };
  const wanted = { entryId, decision, actor: staffId, at, undoMs: UNDO_MS, ...reasons };
  const { kind } = await decideOne(tx, wanted, context);
  return kind === 'unknown' ? 'gone' : kind;
}
