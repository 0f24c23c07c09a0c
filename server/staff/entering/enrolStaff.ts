import type { Transaction } from 'kysely';
import type { Scope } from '../../../domain/staff/rights.ts';
import { appendAudit } from '../../platform/audit/appendAudit.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { StaffLink, StaffSessionsTable } from '../../platform/database/staffSchema.ts';
import { newId } from '../../platform/ids.ts';
import type { Write } from '../../platform/writer/write.ts';
import { auditOfScope, readScope } from '../competitions/scopes.ts';
import { adoptEvents } from '../organisations/adoptEvents.ts';
import { openSession } from '../sessions/staffSessionWrites.ts';
import { giveFactors, type FirstFactors } from '../factors/giveFactors.ts';
import { giveRole } from './giveRole.ts';
import { knowDevice } from './knownStaffDevices.ts';
import { lockLink, spendLink } from './lockLink.ts';

/** A new person, with all that the person signs in with. */
export type StaffToEnrol = FirstFactors & {
  linkId: string;
  person: { id: string; name: string; email: string; email_key: string; password: string };
  /** The organisation that a setup makes; an invitation has one. */
  organisation: { id: string; name_ar: string; name_en: string | null } | null;
  session: StaffSessionsTable;
  device: string;
  at: number;
  network: string;
};

/** `used`: the link was used, ended or has expired meanwhile. `taken`: the address signs in already. */
export type StaffEnrolled = 'enrolled' | 'used' | 'taken';

/** Makes people by their links. Changes nothing where it is not `enrolled`. */
export const enrolStaff: Write<StaffToEnrol, StaffEnrolled> = async (tx, inputs, context) => {
  const enrolled: StaffEnrolled[] = [];
  for (const input of inputs) {
    const { at, network, person } = input;
    const link = await lockLink(tx, input.linkId, at, context);
    const scope = link ? await readScope(tx, 'staff_links', link) : null;
    const organisation = input.organisation && (await firstOrganisation(tx, input.organisation));
    const done = link ? await enrolOne(tx, { ...input, organisation }, link, scope) : 'used';
    enrolled.push(done);
    if (done !== 'enrolled') continue;
    const action = organisation ? 'staff.set_up' : 'staff.invitation_accepted';
    const roles = link?.role ? [link.role] : ['operator', 'owner'];
    const organisationId = organisation?.id ?? link?.organisation_id ?? null;
    const line = { at, actor: person.id, role: 'staff', subject: person.id, network } as const;
    const after = { roles, ...(await auditOfScope(tx, scope)) };
    await appendAudit(tx, [{ ...line, action, organisationId, after }], context);
  }
  return enrolled;
};

async function enrolOne(
  tx: Transaction<Schema>,
  input: StaffToEnrol,
  link: StaffLink,
  scope: Scope,
): Promise<StaffEnrolled> {
  const { linkId, person, organisation, at } = input;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('staff')
    .values({ ...person, created_at: at, last_seen_at: at })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return 'taken';
  await spendLink(tx, linkId, at);
  await giveFactors(tx, person.id, input, at);
  if (organisation) await beginOrganisation(tx, organisation, person.id, at);
  else await giveRole(tx, link, scope, person.id, at);
  await openSession(tx, input.session);
  await knowDevice(tx, { staff_id: person.id, device: input.device, last_used_at: at });
  return 'enrolled';
}

/** The organisation that a setup names: one that has nobody waits for its first person, with the season of the demo. */
async function firstOrganisation(
  tx: Transaction<Schema>,
  named: NonNullable<StaffToEnrol['organisation']>,
): Promise<NonNullable<StaffToEnrol['organisation']>> {
  const waiting = await tx
    .selectFrom('organisations')
    .where('id', 'not in', (row) =>
      row.selectFrom('memberships').where('organisation_id', 'is not', null).select('organisation_id'),
    )
    .orderBy('created_at')
    .orderBy('id')
    .select('id')
    .executeTakeFirst();
  return waiting ? { ...named, ...waiting } : named;
}

/** Makes or names the first organisation, which gets all events there are, with the first person as its owner. */
async function beginOrganisation(
  tx: Transaction<Schema>,
  organisation: NonNullable<StaffToEnrol['organisation']>,
  staff_id: string,
  created_at: number,
): Promise<void> {
  const { name_ar, name_en } = organisation;
  await tx
    .insertInto('organisations')
    .values({ ...organisation, created_at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ name_ar, name_en }))
    .execute();
  await adoptEvents(tx);
  const held = [
    { role: 'operator', organisation_id: null },
    { role: 'owner', organisation_id: organisation.id },
  ] as const;
  const memberships = held.map((each) => ({ id: newId(), staff_id, ...each, created_at }));
  await tx.insertInto('memberships').values(memberships).execute();
}
