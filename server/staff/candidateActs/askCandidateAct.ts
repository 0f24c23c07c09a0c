import { candidateActs } from '../../../domain/staff/candidateActs.ts';
import type { CandidateActKind, CandidateActRequest } from '../../../domain/staff/staffContract.ts';
import { clashingEntries, hasLastingEntry } from '../../people/mergeCandidates.ts';
import { oneByOne } from '../../platform/writer/oneByOne.ts';
import { type ApprovalAsked, askApproval } from '../approvals/askApproval.ts';
import { secondPersons } from '../approvals/secondPersons.ts';
import { lockOrganisation } from '../people/lockOrganisation.ts';
import type { PeopleAct } from '../people/peopleAct.ts';
import type { AskRefusal } from '../season/askRefusal.ts';
import { readCandidateFacts } from './candidateActsRepo.ts';

/** `id` of the candidate; `reason` is for the second person and the audit, `contact` is the new one of a recovery, `other` who goes in a merge. */
export type CandidateActToAsk = PeopleAct & {
  id: string;
  kind: CandidateActKind;
  reason: string;
  contact: NonNullable<CandidateActRequest['contact']> | null;
  other: string | null;
};

/** Asks second persons for acts on a candidate's account. Null where the organisation has no entry of the candidate. */
export const askCandidateAct = oneByOne(
  async (tx, input: CandidateActToAsk, context): Promise<ApprovalAsked | AskRefusal | null> => {
    const { organisationId, id, by, at: now, kind, reason, contact, other } = input;
    await lockOrganisation(tx, organisationId, context);
    const found = await readCandidateFacts(tx, { organisationId, id, now });
    if (!found) return null;
    if (!found.kinds.includes(kind)) return { conflict: 'changed_meanwhile' };
    const act = candidateActs[kind];
    const asked = { act, organisationId, competitionId: null, subject: id, askedBy: by };
    if ((await secondPersons(tx, asked)).length === 0) return { conflict: 'no_second_person' };
    const merging = kind === 'merge' ? found.mergeable.find((each) => each.id === other) : null;
    if (merging === undefined) return { conflict: 'changed_meanwhile' };
    if (merging && (await hasLastingEntry(tx, await clashingEntries(tx, { id, other: merging.id }), context)))
      return { conflict: 'merge_clash' };
    const { entries, is_in_vote } = found;
    const payload = {
      candidate: id,
      entries,
      is_in_vote,
      reason,
      contact,
      other: merging && { id: merging.id, in_same_competition: merging.in_same_competition },
    };
    return askApproval(tx, input, { act, payload }, context);
  },
);
