import { oneByOne } from '../../platform/writer/oneByOne.ts';
import { type ApprovalAsked, askApproval } from '../approvals/askApproval.ts';
import { hasSecondPerson } from '../approvals/secondPersons.ts';
import { lockOrganisation } from '../people/lockOrganisation.ts';
import type { AskRefusal } from '../season/askRefusal.ts';
import { readRemovable } from './removalRepo.ts';
import { type MemberToRemove, removeMember } from './removeMember.ts';

/**
 * Takes entries out of their vote or brings them back, at once where nobody has voted or ordered; else it asks second persons.
 * Null where the organisation has no such entry.
 */
export const askRemoval = oneByOne(
  async (tx, input: MemberToRemove, context): Promise<ApprovalAsked | 'done' | AskRefusal | null> => {
    const { organisationId, id, by, at: now, kind, refunds, reason_ar, reason_en } = input;
    await lockOrganisation(tx, organisationId, context);
    const found = await readRemovable(tx, { organisationId, id, now });
    if (!found) return null;
    if (!found.kinds.includes(kind)) return { conflict: 'changed_meanwhile' };
    if (!found.needs_second_person) {
      const alone = await removeMember(tx, { ...input, needsNobody: true }, context);
      if (alone === 'done') return 'done';
      if (alone === 'changed') return { conflict: 'changed_meanwhile' };
    }
    const act = kind === 'reinstated' ? 'reinstate_member' : 'remove_member';
    const place = { act, organisationId, competitionId: found.competition.id } as const;
    if (!(await hasSecondPerson(tx, place, by))) return { conflict: 'no_second_person' };
    const { competition, code, zone, places, is_open, votes, orders, amount_baisa } = found;
    const payload = {
      competition_id: competition.id,
      name_ar: competition.name_ar,
      name_en: competition.name_en,
      entry: id,
      code,
      zone,
      removal: kind,
      places,
      is_open,
      votes,
      orders,
      amount_baisa,
      refunds: refunds && kind !== 'reinstated',
      reason_ar,
      reason_en,
    };
    return askApproval(tx, input, { act, payload }, context);
  },
);
