import type { Transaction } from 'kysely';
import { isResetLate } from '../../../domain/staff/judgeReset.ts';
import type { Held } from '../../../domain/staff/rights.ts';
import { RESET_MS, RESET_WAIT_MS } from '../../../domain/staff/staffLimits.ts';
import { appendAudit } from '../../platform/audit/appendAudit.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { StaffResetsTable } from '../../platform/database/staffSchema.ts';
import type { Language } from '../../platform/http/language.ts';
import type { WriteContext } from '../../platform/writer/write.ts';
import { queueStaffMail } from '../mails/queueStaffMail.ts';
import { lockPerson } from '../people/lockPerson.ts';
import { lineOf, type PeopleAct } from '../people/peopleAct.ts';

/** A reset to start. `language`: of the e-mail with the link. */
export type ResetToMake = PeopleAct & {
  staffId: string;
  id: string;
  token_hash: string;
  language: Language;
};

/**
 * Starts a reset that is allowed, in place of the person's open one, and queues the e-mail with its link. Call it with the
 * organisation locked.
 * @param of the roles of the person
 */
export async function makeReset(
  tx: Transaction<Schema>,
  input: ResetToMake,
  of: readonly Held[],
  context: WriteContext,
): Promise<void> {
  const { staffId, id, token_hash, organisationId, by, at, language } = input;
  const reset = { id, staff_id: staffId, token_hash, organisation_id: organisationId, created_by: by };
  const changed = await storeReset(tx, reset, at, of, context);
  await queueStaffMail(tx, { kind: 'reset_started', staff_id: staffId, reset_id: id, language }, at);
  await appendAudit(tx, [lineOf(input, 'staff.reset_started', staffId, changed)], context);
}

type NewReset = Pick<StaffResetsTable, 'id' | 'staff_id' | 'token_hash' | 'organisation_id' | 'created_by'>;

/** Stores a reset in place of the person's open one. @returns the times of both, for the audit */
export async function storeReset(
  tx: Transaction<Schema>,
  reset: NewReset,
  at: number,
  of: readonly Held[],
  context: WriteContext,
) {
  // People of two organisations may reset one person at once.
  await lockPerson(tx, reset.staff_id, context);
  const before = (await endOpenReset(tx, { staffId: reset.staff_id }, at)) ?? null;
  const after = { works_at: at + (isResetLate(of) ? RESET_WAIT_MS : 0), expires_at: at + RESET_MS };
  await tx
    .insertInto('staff_resets')
    .values({ ...reset, created_at: at, ...after })
    .execute();
  return { before, after };
}

/**
 * Ends the open reset of a person, also an expired one.
 * @param of.organisationId only if it was started there
 * @returns its times if it was open
 */
export async function endOpenReset(
  tx: Transaction<Schema>,
  { staffId, organisationId }: { staffId: string; organisationId?: string },
  at: number,
): Promise<{ works_at: number; expires_at: number } | undefined> {
  let open = tx
    .updateTable('staff_resets')
    .set({ ended_at: at })
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .where('ended_at', 'is', null);
  if (organisationId !== undefined) open = open.where('organisation_id', '=', organisationId);
  const ended = await open.returning(['works_at', 'expires_at']).executeTakeFirst();
  return ended && ended.expires_at > at ? ended : undefined;
}

/** Withdraws the open reset of a person that was started in the organisation of the act. @returns whether there was one */
export async function withdrawOpenReset(
  tx: Transaction<Schema>,
  act: PeopleAct & { staffId: string },
  context: WriteContext,
): Promise<boolean> {
  const before = await endOpenReset(tx, act, act.at);
  if (before) await appendAudit(tx, [lineOf(act, 'staff.reset_withdrawn', act.staffId, { before })], context);
  return before !== undefined;
}
