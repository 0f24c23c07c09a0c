import type { Transaction } from 'kysely';
import { judgeRound, mayDelete } from '../../../../domain/season/judgeRound.ts';
import type { RoundFields } from '../../../../domain/season/readRound.ts';
import { situationOfRound } from '../../../../domain/season/situation.ts';
import type { StaffRound } from '../../../../domain/staff/staffContract.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { changedFields, hasErrors, type SeasonWritten } from '../seasonAct.ts';
import { auditRounds, hasVotes, isInLedger, onLockedRounds, type RoundsAct } from './lockRounds.ts';
import { readRounds, roundIn } from './roundsRepo.ts';

export type RoundToMake = RoundsAct & { id: string; fields: RoundFields };
/** `version`: the one that the writer saw. */
export type RoundToChange = RoundToMake & { version: number };
export type RoundToDelete = Omit<RoundToChange, 'fields'>;

type Written = SeasonWritten<StaffRound>;

/** Makes rounds, each the last one of its competition. One that is there already stays as it is. */
export const makeRound = onLockedRounds<RoundToMake, StaffRound>(
  () => null,
  async (tx, input, { situation, rounds }, context) => {
    const { id, competitionId: competition_id, fields, by, at } = input;
    if (roundIn(rounds, id)) return roundAfter(tx, input);
    if (situation === 'sealed') return { refused: { errors: { name_ar: 'fixedNow' } } };
    const ordinal = Math.max(0, ...rounds.map((round) => round.ordinal)) + 1;
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('rounds')
      .values({
        id,
        competition_id,
        ordinal,
        ...fields,
        changed_by: by,
        changed_at: at,
        voting_percent: 100 - fields.judges_percent,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 1n) {
      const line = { action: 'round.made', subject: id, before: null, after: fields };
      await auditRounds(tx, input, line, context);
    }
    return roundAfter(tx, input);
  },
);

/** Changes rounds as far as they may still change, if they have the version that the writer saw. */
export const changeRound = onLockedRounds<RoundToChange, StaffRound>(
  () => null,
  async (tx, input, { situation, rounds }, context) => {
    const { id, version, fields, by, at } = input;
    const round = roundIn(rounds, id);
    if (!round) return null;
    if (round.version !== version) return { refused: { conflict: 'changed_meanwhile', present: round } };
    const errors = judgeRound(round, fields, situationOfRound(situation, round, at), at);
    if (hasErrors(errors)) return { refused: { errors } };
    await tx
      .updateTable('rounds')
      .set({ ...fields, voting_percent: 100 - fields.judges_percent })
      .set({ version: version + 1, changed_by: by, changed_at: at })
      .where('id', '=', id)
      .execute();
    const change = changedFields(fieldsOf(round), fields);
    await auditRounds(tx, input, { action: 'round.changed', subject: id, ...change }, context);
    return roundAfter(tx, input);
  },
);

/** Deletes rounds in which nobody can have voted, with their groups and the places in them. */
export const deleteRound = onLockedRounds<RoundToDelete, StaffRound>(
  ({ id }) => ({ round: id }),
  async (tx, input, { situation, rounds }, context) => {
    const { id, version, at } = input;
    const round = roundIn(rounds, id);
    if (!round) return null;
    if (round.version !== version) return { refused: { conflict: 'changed_meanwhile', present: round } };
    let isNamed = await isInLedger(tx, { round: id });
    for (const group of round.groups) isNamed ||= await hasVotes(tx, group.id);
    if (isNamed || !mayDelete(situationOfRound(situation, round, at)))
      return { refused: { conflict: 'not_now', present: round } };
    await tx.deleteFrom('round_entries').where('round_id', '=', id).execute();
    await tx.deleteFrom('voting_groups').where('round_id', '=', id).execute();
    await tx.deleteFrom('rounds').where('id', '=', id).execute();
    const before = { ...fieldsOf(round), groups: round.groups.map((group) => group.id) };
    await auditRounds(tx, input, { action: 'round.deleted', subject: id, before, after: null }, context);
    return { deleted: true };
  },
);

/** The round as it is after a write; null if its id is that of a round of another competition. */
async function roundAfter(
  tx: Transaction<Schema>,
  { id, competitionId }: Pick<RoundToMake, 'id' | 'competitionId'>,
): Promise<Written> {
  const round = roundIn(await readRounds(tx, competitionId), id);
  return round ? { present: round } : null;
}

const fieldsOf = ({ name_ar, name_en, judges_percent, starts_at, ends_at }: RoundFields): RoundFields => ({
  name_ar,
  name_en,
  judges_percent,
  starts_at,
  ends_at,
});
