import type { Transaction } from 'kysely';
import { isResetLate } from '../../../domain/staff/judgeReset.ts';
import { RESET_WAIT_MS } from '../../../domain/staff/staffLimits.ts';
import { giveBackAttempt } from '../../platform/attempts/admitAttempt.ts';
import { appendAudit } from '../../platform/audit/appendAudit.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { StaffSessionsTable } from '../../platform/database/staffSchema.ts';
import type { Language } from '../../platform/http/language.ts';
import type { Write, WriteContext } from '../../platform/writer/write.ts';
import { lapseApprovals } from '../approvals/lapseApprovals.ts';
import { knowDevice } from '../entering/knownStaffDevices.ts';
import type { ProvenPassword } from '../entering/provenStaff.ts';
import { giveFactors, type FirstFactors } from '../factors/giveFactors.ts';
import { queueStaffMail } from '../mails/queueStaffMail.ts';
import { lockOrganisation } from '../people/lockOrganisation.ts';
import { lockPerson } from '../people/lockPerson.ts';
import { rolesOf } from '../people/rolesOf.ts';
import { openSession } from '../sessions/staffSessionWrites.ts';

/** A reset whose person proved the password and the new app, with all that replaces what is lost. */
export type ResetToComplete = ProvenPassword &
  FirstFactors & {
    resetId: string;
    session: StaffSessionsTable;
    device: string;
    language: Language;
    at: number;
    network: string;
  };

/**
 * `used`: the link was used, ended or has expired meanwhile. `changed`: the password is another one. `waits`: the person has
 * become an owner since the start, whose link waits.
 */
export type ResetCompleted = 'done' | 'used' | 'changed' | 'waits';

/**
 * Gives people a new authenticator app and new recovery codes, and ends all earlier ones, all passkeys, all sessions, and the
 * open acts of two persons that they asked for. Changes nothing where it is not `done`.
 */
export const completeReset: Write<ResetToComplete, ResetCompleted> = async (tx, inputs, context) => {
  const done: ResetCompleted[] = [];
  for (const input of inputs) done.push(await completeOne(tx, input, context));
  return done;
};

async function completeOne(
  tx: Transaction<Schema>,
  input: ResetToComplete,
  context: WriteContext,
): Promise<ResetCompleted> {
  const { staffId: staff_id, password, rehashed, resetId, at, network, language } = input;
  await lockOrganisations(tx, staff_id, context);
  const person = await lockPerson(tx, staff_id, context);
  if (person?.password !== password) return 'changed';
  const reset = await tx
    .selectFrom('staff_resets')
    .where('id', '=', resetId)
    .where('used_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('works_at', '<=', at)
    .where('expires_at', '>', at)
    .select(['organisation_id', 'created_at'])
    .executeTakeFirst();
  if (!reset) return 'used';
  const isLate = isResetLate(await rolesOf(tx, staff_id));
  if (isLate && at < reset.created_at + RESET_WAIT_MS) return 'waits';
  const { numUpdatedRows } = await tx
    .updateTable('staff_resets')
    .set({ used_at: at })
    .where('id', '=', resetId)
    .where('used_at', 'is', null)
    // The person may stop it at this moment, and that takes no lock.
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return 'used';
  const lost = await tx
    .deleteFrom('staff_authenticators')
    .where('staff_id', '=', staff_id)
    .executeTakeFirst();
  const passkeys = await tx.deleteFrom('staff_passkeys').where('staff_id', '=', staff_id).executeTakeFirst();
  const spent = await tx.deleteFrom('recovery_codes').where('staff_id', '=', staff_id).executeTakeFirst();
  await tx.deleteFrom('staff_sessions').where('staff_id', '=', staff_id).execute();
  await giveFactors(tx, staff_id, input, at);
  if (rehashed !== null)
    await tx.updateTable('staff').set({ password: rehashed }).where('id', '=', staff_id).execute();
  await openSession(tx, input.session);
  await knowDevice(tx, { staff_id, device: input.device, last_used_at: at });
  await giveBackAttempt(tx, input.attempt);
  await lapseApprovals(tx, { staffId: staff_id, at, network }, context);
  await queueStaffMail(tx, { kind: 'reset_done', staff_id, language }, at);
  const line = { at, actor: staff_id, role: 'staff', action: 'staff.reset_done', subject: staff_id } as const;
  const before = factorsIn(lost.numDeletedRows, passkeys.numDeletedRows, spent.numDeletedRows);
  const after = factorsIn(1, 0, input.recoveryHashes.length);
  const about = { network, organisationId: reset.organisation_id, before, after };
  await appendAudit(tx, [{ ...line, ...about }], context);
  return 'done';
}

const factorsIn = (authenticators: bigint | number, passkeys: bigint | number, codes: bigint | number) => ({
  authenticators: Number(authenticators),
  passkeys: Number(passkeys),
  recovery_codes: Number(codes),
});

/** Locks the organisations of a person, before the person: the order of every write. */
async function lockOrganisations(
  tx: Transaction<Schema>,
  staffId: string,
  context: WriteContext,
): Promise<void> {
  const held = await rolesOf(tx, staffId);
  const ids = held.flatMap(({ organisationId }) => organisationId ?? []);
  for (const id of [...new Set(ids)].toSorted()) await lockOrganisation(tx, id, context);
}
