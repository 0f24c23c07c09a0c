import { oneByOne } from '../../../platform/writer/oneByOne.ts';
import { type ApprovalAsked, askApproval } from '../../approvals/askApproval.ts';
import { hasSecondPerson } from '../../approvals/secondPersons.ts';
import { lockOrganisation } from '../../people/lockOrganisation.ts';
import { lockCompetition } from '../lockCompetition.ts';
import type { AskRefusal } from '../askRefusal.ts';
import { readCancellable } from './cancellationRepo.ts';
import type { VotedToCancel } from './cancelVoted.ts';

/** `version`: the one that the writer saw. */
export type CancellationToAsk = VotedToCancel & { version: number; network: string };

/**
 * Asks second persons to approve the cancellation of competitions whose vote has begun. Null where the organisation has no such
 * competition.
 */
export const askCancellation = oneByOne(
  async (tx, input: CancellationToAsk, context): Promise<ApprovalAsked | AskRefusal | null> => {
    const { organisationId, id, by, at: now, version, reason_ar, reason_en } = input;
    await lockOrganisation(tx, organisationId, context);
    if (!(await lockCompetition(tx, { organisationId, id }, context))) return null;
    const found = await readCancellable(tx, { organisationId, id, now });
    if (!found) return null;
    if (found.version !== version || found.stop === 'over') return { conflict: 'changed_meanwhile' };
    if (found.stop) return { conflict: found.stop };
    const place = { act: 'cancel_competition', organisationId, competitionId: id } as const;
    if (!(await hasSecondPerson(tx, place, by))) return { conflict: 'no_second_person' };
    const { name_ar, name_en, votes, orders, amount_baisa } = found;
    const stake = { votes, orders, amount_baisa };
    const payload = { competition_id: id, name_ar, name_en, ...stake, reason_ar, reason_en };
    return askApproval(tx, input, { act: 'cancel_competition', payload }, context);
  },
);
