import type { Transaction } from 'kysely';
import { appendAudit } from '../../platform/audit/appendAudit.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { StaffLinksTable, StaffSessionsTable } from '../../platform/database/staffSchema.ts';
import { newId } from '../../platform/ids.ts';
import type { Write } from '../../platform/writer/write.ts';
import { openSession } from '../sessions/staffSessionWrites.ts';
import { knowDevice } from './knownStaffDevices.ts';
import { lockLink, spendLink } from './lockLink.ts';

/** A new person, with all that the person signs in with. */
export type StaffToEnrol = {
  linkId: string;
  person: { id: string; name: string; email: string; email_key: string; password: string };
  /** `secret` is sealed; `step` is that of the code that proved it. */
  authenticator: { id: string; secret: string; step: number };
  recoveryHashes: readonly string[];
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
    const done = link ? await enrolOne(tx, input, link) : 'used';
    enrolled.push(done);
    if (done !== 'enrolled') continue;
    const action = input.organisation ? 'staff.set_up' : 'staff.invitation_accepted';
    const roles = link?.role ? [link.role] : ['operator', 'owner'];
    const organisationId = input.organisation?.id ?? link?.organisation_id ?? null;
    const line = { at, actor: person.id, role: 'staff', subject: person.id, network } as const;
    await appendAudit(tx, [{ ...line, action, organisationId, after: { roles } }], context);
  }
  return enrolled;
};

async function enrolOne(
  tx: Transaction<Schema>,
  input: StaffToEnrol,
  link: StaffLinksTable,
): Promise<StaffEnrolled> {
  const { linkId, person, organisation, authenticator, at } = input;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('staff')
    .values({ ...person, created_at: at, last_seen_at: at })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return 'taken';
  await spendLink(tx, linkId, at);
  if (organisation)
    await tx
      .insertInto('organisations')
      .values({ ...organisation, created_at: at })
      .execute();
  const { id, secret, step } = authenticator;
  await tx
    .insertInto('staff_authenticators')
    .values({ id, staff_id: person.id, secret, last_step: step, created_at: at })
    .execute();
  const codes = input.recoveryHashes.map((code_hash) => ({ staff_id: person.id, code_hash }));
  await tx.insertInto('recovery_codes').values(codes).execute();
  const held = organisation
    ? ([
        { role: 'operator', organisation_id: null },
        { role: 'owner', organisation_id: organisation.id },
      ] as const)
    : [{ role: link.role!, organisation_id: link.organisation_id }];
  const memberships = held.map((each) => ({ id: newId(), staff_id: person.id, ...each, created_at: at }));
  await tx.insertInto('memberships').values(memberships).execute();
  await openSession(tx, input.session);
  await knowDevice(tx, { staff_id: person.id, device: input.device, last_used_at: at });
  return 'enrolled';
}
