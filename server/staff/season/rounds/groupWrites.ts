import type { Transaction } from 'kysely';
import { GROUP_COUNT } from '../../../../domain/limits.ts';
import { judgeGroup, mayDelete } from '../../../../domain/season/judgeRound.ts';
import type { GroupFields } from '../../../../domain/season/readRound.ts';
import { situationOfRound } from '../../../../domain/season/situation.ts';
import type { StaffGroup } from '../../../../domain/staff/staffContract.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { changedFields, hasErrors, type SeasonWritten } from '../seasonAct.ts';
import { auditRounds, hasVotes, isInLedger, onLockedRounds, type RoundsAct } from './lockRounds.ts';
import { refusedWindows } from './refusedWindows.ts';
import { groupIn, readRounds, roundIn } from './roundsRepo.ts';

export type GroupToMake = RoundsAct & { id: string; roundId: string; fields: GroupFields };
/** `version`: the one that the writer saw. */
export type GroupToChange = RoundsAct & { id: string; version: number; fields: GroupFields };
export type GroupToDelete = Omit<GroupToChange, 'fields'>;

type Written = SeasonWritten<StaffGroup>;

/** Makes groups with their windows. One that is there already stays as it is. */
export const makeGroup = onLockedRounds<GroupToMake, StaffGroup>(
  () => null,
  async (tx, input, { situation, rounds }, context) => {
    const { id, roundId, fields, by, at } = input;
    if (groupIn(rounds, id)) return groupAfter(tx, input);
    const round = roundIn(rounds, roundId);
    if (!round) return null;
    if (situation === 'sealed') return { refused: { errors: { opens_at: 'fixedNow' } } };
    const errors = judgeGroup(null, fields, { competition: situation, hasOpened: false }, at);
    if (hasErrors(errors)) return { refused: { errors } };
    const findings = await refusedWindows(tx, input, { ...fields, roundId });
    if (findings.length > 0) return { refused: { findings } };
    const taken = new Set(round.groups.map((group) => group.number));
    const numbers = Array.from({ length: GROUP_COUNT }, (_, index) => index + 1);
    const number = numbers.find((each) => !taken.has(each))!;
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('voting_groups')
      .values({ id, round_id: roundId, number, ...fields, changed_by: by, changed_at: at })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 1n) {
      const line = { action: 'group.made', subject: id, before: null, after: fields };
      await auditRounds(tx, input, line, context);
    }
    return groupAfter(tx, input);
  },
);

/** Changes groups and windows as far as they may still change, if they have the version that the writer saw. */
export const changeGroup = onLockedRounds<GroupToChange, StaffGroup>(
  ({ id }) => ({ group: id }),
  async (tx, input, { situation, rounds }, context) => {
    const { id, version, fields, by, at } = input;
    const found = groupIn(rounds, id);
    if (!found) return null;
    const { round, group } = found;
    if (group.version !== version) return { refused: { conflict: 'changed_meanwhile', present: group } };
    const hasOpened = group.opens_at <= at || (await hasVotes(tx, id));
    const errors = judgeGroup(fieldsOf(group), fields, { competition: situation, hasOpened }, at);
    if (hasErrors(errors)) return { refused: { errors } };
    const findings = await refusedWindows(tx, input, { ...fields, roundId: round.id });
    if (findings.length > 0) return { refused: { findings } };
    await tx
      .updateTable('voting_groups')
      .set({ ...fields, version: version + 1, changed_by: by, changed_at: at })
      .where('id', '=', id)
      .execute();
    const change = changedFields(fieldsOf(group), fields);
    await auditRounds(tx, input, { action: 'group.changed', subject: id, ...change }, context);
    return groupAfter(tx, input);
  },
);

/** Deletes groups in which nobody can have voted, with the places in them. */
export const deleteGroup = onLockedRounds<GroupToDelete, StaffGroup>(
  ({ id }) => ({ group: id }),
  async (tx, input, { situation, rounds }, context) => {
    const { id, version, at } = input;
    const found = groupIn(rounds, id);
    if (!found) return null;
    const { round, group } = found;
    if (group.version !== version) return { refused: { conflict: 'changed_meanwhile', present: group } };
    const isNamed = (await hasVotes(tx, id)) || (await isInLedger(tx, { group: id }));
    if (isNamed || !mayDelete(situationOfRound(situation, round, at)))
      return { refused: { conflict: 'not_now', present: group } };
    await tx.deleteFrom('round_entries').where('group_id', '=', id).execute();
    await tx.deleteFrom('voting_groups').where('id', '=', id).execute();
    const line = { action: 'group.deleted', subject: id, before: fieldsOf(group), after: null };
    await auditRounds(tx, input, line, context);
    return { deleted: true };
  },
);

/** The group as it is after a write; null if its id is that of a group of another competition. */
async function groupAfter(
  tx: Transaction<Schema>,
  { id, competitionId }: Pick<GroupToMake, 'id' | 'competitionId'>,
): Promise<Written> {
  const group = groupIn(await readRounds(tx, competitionId), id)?.group;
  return group ? { present: group } : null;
}

const fieldsOf = ({ name_ar, name_en, opens_at, closes_at }: GroupFields): GroupFields => ({
  name_ar,
  name_en,
  opens_at,
  closes_at,
});
