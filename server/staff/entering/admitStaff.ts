import type { Transaction } from 'kysely';
import { isCompatible } from '../../../domain/staff/rights.ts';
import { giveBackAttempt } from '../../platform/attempts/admitAttempt.ts';
import { appendAudit } from '../../platform/audit/appendAudit.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { StaffSessionsTable } from '../../platform/database/staffSchema.ts';
import { newId } from '../../platform/ids.ts';
import type { Write } from '../../platform/writer/write.ts';
import { openSession } from '../sessions/staffSessionWrites.ts';
import { knowDevice } from './knownStaffDevices.ts';
import type { ProvenStaff, SpentFactor } from './provenStaff.ts';
import { takeLink } from './takeLink.ts';

/** A person who proved both factors, and the session to open. `linkId`: an invitation that the person accepts. */
export type StaffToAdmit = ProvenStaff & {
  session: StaffSessionsTable;
  device: string;
  linkId: string | null;
  network: string;
};

/**
 * `changed`: the password or the code is not valid any more. `link`: the invitation is not. `excluded`: the person
 * has a role there that excludes the new one.
 */
export type StaffAdmitted = 'admitted' | 'changed' | 'link' | 'excluded';

/** Opens sessions, spends the codes, and accepts invitations. Changes nothing where it is not `admitted`. */
export const admitStaff: Write<StaffToAdmit, StaffAdmitted> = async (tx, inputs, context) => {
  const admitted: StaffAdmitted[] = [];
  for (const input of inputs) {
    const done = await admitOne(tx, input);
    admitted.push(done);
    if (done !== 'admitted') continue;
    const { staffId, linkId, factor, network, session } = input;
    const line = {
      at: session.created_at,
      actor: staffId,
      role: 'staff',
      subject: staffId,
      network,
    } as const;
    const action = factor.kind === 'recovery' ? 'staff.recovered' : 'staff.signed_in';
    const accepted = linkId === null ? [] : [{ ...line, action: 'staff.invitation_accepted' }];
    await appendAudit(tx, [{ ...line, action }, ...accepted], context);
  }
  return admitted;
};

async function admitOne(tx: Transaction<Schema>, input: StaffToAdmit): Promise<StaffAdmitted> {
  const { staffId, password, rehashed, factor, session, linkId } = input;
  const at = session.created_at;
  if (linkId !== null && (await isExcluded(tx, linkId, staffId))) return 'excluded';
  const { numUpdatedRows } = await tx
    .updateTable('staff')
    .set({ password: rehashed ?? password })
    .where('id', '=', staffId)
    .where('password', '=', password)
    .executeTakeFirst();
  if (numUpdatedRows === 0n || !(await spend(tx, staffId, factor, at))) return 'changed';
  if (linkId !== null) {
    const link = await takeLink(tx, linkId, at);
    if (!link) return 'link';
    await tx
      .insertInto('memberships')
      .values({
        id: newId(),
        staff_id: staffId,
        role: link.role!,
        organisation_id: link.organisation_id,
        created_at: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await openSession(tx, session);
  await knowDevice(tx, { staff_id: staffId, device: input.device, last_used_at: at });
  await giveBackAttempt(tx, input.attempt);
  return 'admitted';
}

/** Spends a code. @returns whether it was not spent before */
async function spend(
  tx: Transaction<Schema>,
  staffId: string,
  factor: SpentFactor,
  at: number,
): Promise<boolean> {
  const { numUpdatedRows } =
    factor.kind === 'code'
      ? await tx
          .updateTable('staff_authenticators')
          .set({ last_step: factor.step })
          .where('id', '=', factor.id)
          .where('last_step', '<', factor.step)
          .executeTakeFirst()
      : await tx
          .updateTable('recovery_codes')
          .set({ used_at: at })
          .where('staff_id', '=', staffId)
          .where('code_hash', '=', factor.hash)
          .where('used_at', 'is', null)
          .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether the person has a role in the link's organisation that excludes the link's role. */
async function isExcluded(tx: Transaction<Schema>, linkId: string, staffId: string): Promise<boolean> {
  const rows = await tx
    .selectFrom('staff_links')
    .innerJoin('memberships', 'memberships.organisation_id', 'staff_links.organisation_id')
    .where('staff_links.id', '=', linkId)
    .where('memberships.staff_id', '=', staffId)
    .select(['staff_links.role as offered', 'memberships.role as held'])
    .execute();
  return rows.some(({ offered, held }) => offered !== null && !isCompatible([held], offered));
}
