import type { Transaction } from 'kysely';
import { nextMidnight } from '../../../domain/zonedTime.ts';
import { appendAudit } from '../../platform/audit/appendAudit.ts';
import type { OperatorAct } from '../../platform/audit/operatorAct.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { newId } from '../../platform/ids.ts';
import type { Write, WriteContext } from '../../platform/writer/write.ts';
import { queueEntryMessage } from '../messages/queueEntryMessage.ts';
import { putAside } from '../screening/putAside.ts';
import type { CorrectionPart } from './correctionsRepo.ts';

/** `days`: whole days that the candidate has, until the midnight after them. */
export type CorrectionToAsk = OperatorAct & {
  entryId: string;
  part: CorrectionPart;
  reason: string;
  reasonEn?: string | null;
  days: number;
};

/**
 * The outcome; `dueAt` in UTC ms. `unknown`: there is no such entry, or it has no account. `unverified`: the account has
 * verified no contact yet. `withdrawn`: the candidate withdrew it. `over`: the competition has ended, so no recording is taken. `unchanged`: the same is asked for
 * already.
 */
export type AskedCorrection =
  | { kind: 'asked'; dueAt: number; zone: string }
  | { kind: 'unknown' | 'unverified' | 'withdrawn' | 'over' | 'unchanged' };

const DAY_MS = 86_400_000;

/**
 * Asks candidates to send a part of an entry again. A newer request replaces an open one for the same part. Screeners see
 * the entry again once it is sent, or its time is over.
 */
export const askCorrection: Write<CorrectionToAsk, AskedCorrection> = async (tx, inputs, context) => {
  const results: AskedCorrection[] = [];
  for (const input of inputs) results.push(await askOne(tx, input, context));
  return results;
};

/** The entry stays locked until the commit, so that it is not withdrawn meanwhile. */
async function askOne(
  tx: Transaction<Schema>,
  { entryId, part, reason, reasonEn = null, days, actor, at }: CorrectionToAsk,
  context: WriteContext,
): Promise<AskedCorrection> {
  const query = tx
    .selectFrom('entries')
    .innerJoin('accounts', 'accounts.user_id', 'entries.user_id')
    .innerJoin('competitions', 'competitions.id', 'entries.competition_id')
    .innerJoin('events', 'events.id', 'competitions.event_id')
    .where('entries.id', '=', entryId)
    .select([
      'accounts.verified_at',
      'entries.competition_id',
      'entries.withdrawn_at',
      'competitions.ends_at',
      'events.zone',
    ]);
  const entry = await (context.memory ? query : query.forUpdate('entries')).executeTakeFirst();
  if (!entry) return { kind: 'unknown' };
  if (entry.verified_at === null) return { kind: 'unverified' };
  if (entry.withdrawn_at !== null) return { kind: 'withdrawn' };
  const end = part === 'media' ? (entry.ends_at ?? Infinity) : Infinity;
  if (end <= at) return { kind: 'over' };
  const dueAt = Math.min(nextMidnight(at + days * DAY_MS, entry.zone), end);
  const open = tx.selectFrom('corrections').where('entry_id', '=', entryId).where('part', '=', part);
  const known = await open.where('state', '=', 'open').select(['id', 'reason', 'due_at']).executeTakeFirst();
  if (known?.reason === reason && known.due_at === dueAt) return { kind: 'unchanged' };
  if (known)
    await tx
      .updateTable('corrections')
      .set({ state: 'replaced', closed_at: at })
      .where('id', '=', known.id)
      .execute();
  const id = newId();
  await tx
    .insertInto('corrections')
    .values({
      id,
      entry_id: entryId,
      part,
      reason,
      reason_en: reasonEn,
      state: 'open',
      asked_by: actor,
      asked_at: at,
      due_at: dueAt,
    })
    .execute();
  await queueEntryMessage(tx, { entryId, kind: 'correction_asked', reason, reasonEn, correctionId: id, at });
  await putAside(tx, entryId, at, dueAt);
  const action = `entry.${part}_asked`;
  const changed = {
    competitionId: entry.competition_id,
    before: known ? { due_at: known.due_at } : null,
    after: { due_at: dueAt },
  };
  const line = { at, actor, role: 'staff', action, subject: entryId, reason, ...changed } as const;
  await appendAudit(tx, [line], context);
  return { kind: 'asked', dueAt, zone: entry.zone };
}
