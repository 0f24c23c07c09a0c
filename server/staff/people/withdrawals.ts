import { appendAudit } from '../../platform/audit/appendAudit.ts';
import type { Write } from '../../platform/writer/write.ts';
import { auditOfScope, readScope } from '../competitions/scopes.ts';
import { judgeInvitation } from './invitePerson.ts';
import { lockOrganisation } from './lockOrganisation.ts';
import { lineOf, type PeopleAct } from './peopleAct.ts';
import { undoable } from './undoable.ts';

/** Ends invitations that nobody accepted; false for one that is not open. */
export const withdrawInvitation: Write<PeopleAct & { id: string }, boolean> = async (tx, inputs, context) => {
  const withdrawn: boolean[] = [];
  for (const input of inputs) {
    const link = await tx
      .updateTable('staff_links')
      .set({ ended_at: input.at })
      .where('id', '=', input.id)
      .where('organisation_id', '=', input.organisationId)
      .where('used_at', 'is', null)
      .where('ended_at', 'is', null)
      .returning(['role', 'expires_at'])
      .executeTakeFirst();
    withdrawn.push(link !== undefined);
    if (!link) continue;
    const line = lineOf(input, 'staff.invitation_withdrawn', input.id, { before: link });
    await appendAudit(tx, [line], context);
  }
  return withdrawn;
};

/** `late`: too much time passed, the address was invited again, or the person has a role that excludes this one. */
export type InvitationRestored = 'restored' | 'unknown' | 'late';

/** Undoes withdrawals of invitations. The invitation of an owner stays withdrawn: it needs two persons again. */
export const restoreInvitation: Write<PeopleAct & { id: string }, InvitationRestored> = async (
  tx,
  inputs,
  context,
) => {
  const restored: InvitationRestored[] = [];
  for (const input of inputs) {
    const { organisationId, id, at } = input;
    await lockOrganisation(tx, organisationId, context);
    const own = tx
      .selectFrom('staff_links')
      .where('id', '=', id)
      .where('organisation_id', '=', organisationId)
      .where('used_at', 'is', null);
    const link = await own.select('ended_at').executeTakeFirst();
    if (!link || link.ended_at === null) {
      restored.push(link ? 'restored' : 'unknown');
      continue;
    }
    const withdrawn = await undoable(tx, organisationId, at)
      .where('staff_links.id', '=', id)
      .select(['id', 'email_key', 'role', 'expires_at', 'limited'])
      .executeTakeFirst();
    const invitee = withdrawn && {
      organisationId,
      role: withdrawn.role!,
      email_key: withdrawn.email_key!,
      competitionIds: await readScope(tx, 'staff_links', withdrawn),
    };
    if (!invitee || (await judgeInvitation(tx, invitee, context)) !== 'possible') {
      restored.push('late');
      continue;
    }
    const { role, expires_at } = withdrawn;
    await tx.updateTable('staff_links').set({ ended_at: null }).where('id', '=', id).execute();
    await tx
      .updateTable('staff_mails')
      .set({ state: 'due', next_try_at: at, done_at: null })
      .where('link_id', '=', id)
      .where('state', '=', 'dropped')
      .execute();
    const after = { role, expires_at, ...(await auditOfScope(tx, invitee.competitionIds)) };
    const line = lineOf(input, 'staff.invitation_restored', id, { after });
    await appendAudit(tx, [line], context);
    restored.push('restored');
  }
  return restored;
};
