import type { Transaction } from 'kysely';
import { isCompatible, type Scope } from '../../../domain/staff/rights.ts';
import { giveBackAttempt } from '../../platform/attempts/admitAttempt.ts';
import { appendAudit } from '../../platform/audit/appendAudit.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { StaffLink, StaffSessionsTable } from '../../platform/database/staffSchema.ts';
import type { Write, WriteContext } from '../../platform/writer/write.ts';
import { auditOfScope, readScope } from '../competitions/scopes.ts';
import { spendFactor } from '../factors/spendFactor.ts';
import { lockPerson } from '../people/lockPerson.ts';
import { rolesIn } from '../people/rolesOf.ts';
import { openSession } from '../sessions/staffSessionWrites.ts';
import { giveRole } from './giveRole.ts';
import { knowDevice } from './knownStaffDevices.ts';
import type { ProvenStaff } from './provenStaff.ts';
import { lockLink, spendLink } from './lockLink.ts';

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
    const { staffId, linkId, factor, network, session } = input;
    const link = linkId === null ? null : await lockLink(tx, linkId, session.created_at, context);
    const scope = link ? await readScope(tx, 'staff_links', link) : null;
    const done = link === undefined ? 'link' : await admitOne(tx, input, link, scope, context);
    admitted.push(done);
    if (done !== 'admitted') continue;
    const line = {
      at: session.created_at,
      actor: staffId,
      role: 'staff',
      subject: staffId,
      network,
    } as const;
    const action = factor.kind === 'recovery' ? 'staff.recovered' : 'staff.signed_in';
    const entered = { ...line, action };
    const accepted = link && {
      ...line,
      action: 'staff.invitation_accepted',
      organisationId: link.organisation_id,
      after: { roles: link.role ? [link.role] : [], ...(await auditOfScope(tx, scope)) },
    };
    await appendAudit(tx, accepted ? [entered, accepted] : [entered], context);
  }
  return admitted;
};

async function admitOne(
  tx: Transaction<Schema>,
  input: StaffToAdmit,
  link: StaffLink | null,
  scope: Scope,
  context: WriteContext,
): Promise<StaffAdmitted> {
  const { staffId, rehashed, factor, session } = input;
  const at = session.created_at;
  if (!(await isCurrent(tx, input, context))) return 'changed';
  if (link && (await isExcluded(tx, link, scope, staffId))) return 'excluded';
  if (!(await spendFactor(tx, staffId, factor, at))) return 'changed';
  if (link) {
    await spendLink(tx, link.id, at);
    await giveRole(tx, link, scope, staffId, at);
  }
  if (rehashed !== null)
    await tx.updateTable('staff').set({ password: rehashed }).where('id', '=', staffId).execute();
  await openSession(tx, session);
  await knowDevice(tx, { staff_id: staffId, device: input.device, last_used_at: at });
  await giveBackAttempt(tx, input.attempt);
  return 'admitted';
}

/** Whether the password, if one was typed, is still the one that matched. The person stays locked until the commit. */
async function isCurrent(
  tx: Transaction<Schema>,
  { staffId, password }: StaffToAdmit,
  context: WriteContext,
): Promise<boolean> {
  const person = await lockPerson(tx, staffId, context);
  return person !== undefined && (password === null || password === person.password);
}

/** Whether the person has a role in the link's organisation that excludes the link's role. */
async function isExcluded(
  tx: Transaction<Schema>,
  { organisation_id, role }: Pick<StaffLink, 'organisation_id' | 'role'>,
  competitionIds: Scope,
  staffId: string,
): Promise<boolean> {
  const held = await rolesIn(tx, organisation_id!, staffId);
  return !isCompatible(held, { role: role!, competitionIds });
}
