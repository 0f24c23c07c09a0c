import type { ChangeDecision } from '../../../domain/staff/staffContract.ts';
import { decideWaiting, type DecidedChange } from '../../accounts/changes/decideChange.ts';
import { oneByOne } from '../../platform/writer/oneByOne.ts';
import type { SeasonAct } from '../season/seasonAct.ts';
import { isReached } from './candidateReach.ts';
import type { SeenEntries } from './seenEntries.ts';

/** `scope`: the competitions in which the person may decide. */
export type CandidateDecision = SeasonAct &
  SeenEntries &
  ChangeDecision & { candidateId: string; changeId: string };

/**
 * Decides waiting changes of candidates who have an entry that the person may decide about. For who decided the same before,
 * it is decided: the reply was lost, or the call was made twice.
 */
export const decideCandidateChange = oneByOne(
  async (
    tx,
    { candidateId, changeId, scope, organisationId, by, at, network, decision, reason }: CandidateDecision,
    context,
  ): Promise<DecidedChange> => {
    const changes = tx
      .selectFrom('profile_changes')
      .where('id', '=', changeId)
      .where('user_id', '=', candidateId);
    const asked = await changes.select('id').executeTakeFirst();
    if (!asked || !(await isReached(tx, { organisationId, scope }, candidateId))) return { kind: 'unknown' };
    const act = { changeId, decision, reason, actor: by, at, organisationId, network };
    const decided = await decideWaiting(tx, act, context);
    if (decided.kind !== decision) return decided;
    const before = await changes.select('decided_by').executeTakeFirst();
    return before?.decided_by === by ? { kind: 'decided', pictures: [] } : decided;
  },
);
