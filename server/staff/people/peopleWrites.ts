import type { Write } from '../../platform/writer/write.ts';
import { askApproval, type ApprovalAsked } from '../approvals/askApproval.ts';
import { endRole, findMember } from './endRole.ts';
import {
  invitePerson,
  judgeInvitation,
  nameAt,
  type InvitationToMake,
  type InvitationVerdict,
} from './invitePerson.ts';
import { lockOrganisation } from './lockOrganisation.ts';
import { hasOtherOwner } from './owners.ts';
import type { PeopleAct } from './peopleAct.ts';

export type InvitationMade = 'invited' | Exclude<InvitationVerdict, 'possible'> | ApprovalAsked;

/** Makes invitations. To invite an owner, an owner who is not the only one asks another one first. */
export const inviteStaff: Write<InvitationToMake, InvitationMade> = async (tx, inputs, context) => {
  const made: InvitationMade[] = [];
  for (const input of inputs) {
    const { organisationId, role, by, email, email_key, language } = input;
    await lockOrganisation(tx, organisationId, context);
    const verdict = await judgeInvitation(tx, input, context);
    if (verdict !== 'possible') {
      made.push(verdict);
    } else if (role === 'owner' && (await hasOtherOwner(tx, organisationId, by))) {
      const name = await nameAt(tx, email_key);
      const wanted = { act: 'invite_owner', payload: { name, email, email_key, language } } as const;
      made.push(await askApproval(tx, input, wanted, context));
    } else {
      await invitePerson(tx, input, context);
      made.push('invited');
    }
  }
  return made;
};

/** `unknown`: the organisation has no such membership. `last`: the organisation would have no owner. */
export type MembershipEnded = 'ended' | 'unknown' | 'last' | ApprovalAsked;

/** Takes roles from people. To end the role of an owner, an owner asks another one first, if there is one. */
export const endMembership: Write<PeopleAct & { id: string }, MembershipEnded> = async (
  tx,
  inputs,
  context,
) => {
  const ended: MembershipEnded[] = [];
  for (const input of inputs) {
    const { organisationId, by, id } = input;
    await lockOrganisation(tx, organisationId, context);
    const member = await findMember(tx, organisationId, id);
    if (!member) {
      ended.push('unknown');
    } else if (member.role === 'owner' && (await hasOtherOwner(tx, organisationId, by))) {
      const { name, email } = member;
      const wanted = { act: 'end_owner', payload: { name, email, membership_id: id } } as const;
      ended.push(await askApproval(tx, input, wanted, context));
    } else {
      ended.push(await endRole(tx, input, member, context));
    }
  }
  return ended;
};
