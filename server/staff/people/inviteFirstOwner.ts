import type { Write } from '../../platform/writer/write.ts';
import {
  invitePerson,
  judgeInvitation,
  type InvitationToMake,
  type InvitationVerdict,
} from './invitePerson.ts';
import { lockOrganisation } from './lockOrganisation.ts';
import { ownersOf } from './owners.ts';

/** `unknown`: there is no such organisation. `owned`: it has an owner, who invites all others. */
export type FirstOwnerInvited = 'invited' | Exclude<InvitationVerdict, 'possible'> | 'unknown' | 'owned';

/** Invites owners of organisations without one; the open invitations of owners there end. */
export const inviteFirstOwner: Write<InvitationToMake, FirstOwnerInvited> = async (tx, inputs, context) => {
  const made: FirstOwnerInvited[] = [];
  for (const input of inputs) {
    const { organisationId, at } = input;
    if (!(await lockOrganisation(tx, organisationId, context))) made.push('unknown');
    else if ((await ownersOf(tx, organisationId)).length > 0) made.push('owned');
    else {
      const verdict = await judgeInvitation(tx, input, context);
      made.push(verdict === 'possible' ? 'invited' : verdict);
      if (verdict !== 'possible') continue;
      await invitePerson(tx, input, context);
      await tx
        .updateTable('staff_links')
        .set({ ended_at: at })
        .where('organisation_id', '=', organisationId)
        .where('role', '=', 'owner')
        .where('id', '!=', input.id)
        .where('used_at', 'is', null)
        .where('ended_at', 'is', null)
        .execute();
    }
  }
  return made;
};
