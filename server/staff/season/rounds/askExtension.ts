import { extensionStop, judgeExtension } from '../../../../domain/season/extendWindow.ts';
import { oneByOne } from '../../../platform/writer/oneByOne.ts';
import { type ApprovalAsked, askApproval } from '../../approvals/askApproval.ts';
import { hasSecondPerson } from '../../approvals/secondPersons.ts';
import { lockOrganisation } from '../../people/lockOrganisation.ts';
import { lockCompetition } from '../lockCompetition.ts';
import type { AskRefusal } from '../askRefusal.ts';
import type { WindowToExtend } from './extendWindow.ts';
import { readExtendable } from './extensionRepo.ts';
import { refusedWindows } from './refusedWindows.ts';

/** `version`: the one that the writer saw. */
export type ExtensionToAsk = WindowToExtend & { version: number; network: string };

/** Asks second persons to approve that open windows close later. Null where the organisation has no such group. */
export const askExtension = oneByOne(
  async (tx, input: ExtensionToAsk, context): Promise<ApprovalAsked | AskRefusal | null> => {
    const { organisationId, competitionId, id, by, at, version, closes_at, reason_ar, reason_en } = input;
    await lockOrganisation(tx, organisationId, context);
    if (!(await lockCompetition(tx, { organisationId, id: competitionId }, context))) return null;
    const found = await readExtendable(tx, input);
    if (!found) return null;
    const { group, others } = found;
    if (group.version !== version) return { conflict: 'changed_meanwhile' };
    const stop = extensionStop(group, others, at);
    if (stop === 'not_open') return { conflict: 'window_not_open' };
    if (stop === 'extended_before') return { conflict: 'extended_before' };
    const error = judgeExtension(group, others, closes_at);
    if (error) return { errors: { closes_at: error } };
    const { roundId, opens_at, closes_at: closes_from, zone } = group;
    const findings = await refusedWindows(tx, input, { roundId, opens_at, closes_at });
    if (findings.length > 0) return { findings };
    const place = { act: 'extend_window', organisationId, competitionId } as const;
    if (!(await hasSecondPerson(tx, place, by))) return { conflict: 'no_second_person' };
    const { name_ar, name_en, group_ar, group_en } = group;
    const payload = {
      competition_id: competitionId,
      name_ar,
      name_en,
      group_id: id,
      group_ar,
      group_en,
      closes_from,
      closes_at,
      zone,
      reason_ar,
      reason_en,
    };
    return askApproval(tx, input, { act: 'extend_window', payload }, context);
  },
);
