import type { Kysely } from 'kysely';
import { foldCode } from '../../../../domain/contestantCode.ts';
import { clashingCodes, type WindowFinding } from '../../../../domain/season/checkWindows.ts';
import { isFree } from '../../../../domain/season/planPlacing.ts';
import type { RoundEntry, RoundMembers, SeenGroup } from '../../../../domain/staff/staffContract.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { readCompetitionWindows } from '../../../voting/competitionWindows.ts';
import { auditRounds, onLockedRounds, type RoundsAct } from '../rounds/lockRounds.ts';
import { groupIn } from '../rounds/roundsRepo.ts';
import { readGivenCodes } from './candidatesRepo.ts';
import { readMembers } from './membersRepo.ts';
import { moveMembers, raiseVersions } from './moveMembers.ts';

/** `entries`: all that compete in the group from now on. `seen`: the groups that change, as the writer saw them. */
export type MembersToSet = RoundsAct & {
  groupId: string;
  seen: readonly SeenGroup[];
  entries: readonly string[];
};

/** `version`: that of the group, which the writer saw. `code`: in the form of `readCode`. */
export type CodeToChange = RoundsAct & { groupId: string; version: number; entryId: string; code: string };

/**
 * Sets the members of groups. Entries that are in another group of the round move; those that do not compete any more stay. A
 * group that has these members already stays as it is.
 */
export const setMembers = onLockedRounds<MembersToSet, RoundMembers>(
  ({ seen, entries }) => ({ groups: seen.map(({ id }) => id), entries }),
  async (tx, input, { rounds }, context) => {
    const { competitionId, groupId, entries, seen, at } = input;
    const round = groupIn(rounds, groupId)?.round;
    if (!round) return null;
    const present = (await readMembers(tx, competitionId, round.id, at))!;
    const byId = new Map(present.entries.map((entry) => [entry.id, entry]));
    const wanted = entries.map((id) => byId.get(id));
    if (wanted.includes(undefined)) return { refused: { conflict: 'not_placeable', present } };
    const asked = new Set(entries);
    const stays = ({ id, competes }: RoundEntry) => asked.has(id) || !competes;
    const moves = [
      ...present.entries.filter((entry) => entry.group === groupId && !stays(entry)).map(leave),
      ...[...new Set(wanted)].flatMap((entry) =>
        entry && entry.group !== groupId ? [{ entry, to: groupId }] : [],
      ),
    ];
    if (moves.length === 0) return { present };
    const moved = await moveMembers(tx, input, { present, moves, seen });
    if ('refused' in moved) return moved;
    await auditRounds(tx, input, { action: 'members.placed', subject: groupId, ...moved }, context);
    return { present: (await readMembers(tx, competitionId, round.id, at))! };
  },
);

const leave = (entry: RoundEntry) => ({ entry, to: null });

/** Changes the codes of members in text messages, until a window in which they have the code has opened. */
export const changeCode = onLockedRounds<CodeToChange, RoundMembers>(
  ({ groupId }) => ({ group: groupId }),
  async (tx, input, { rounds }, context) => {
    const { competitionId, groupId, entryId, version, code, at } = input;
    const round = groupIn(rounds, groupId)?.round;
    if (!round) return null;
    const present = (await readMembers(tx, competitionId, round.id, at))!;
    const entry = present.entries.find(({ id, group }) => id === entryId && group === groupId);
    if (entry?.code === code) return { present };
    const group = present.groups.find(({ id }) => id === groupId)!;
    if (group.version !== version) return { refused: { conflict: 'changed_meanwhile', present } };
    if (!entry) return null;
    if (entry.code_fixed || !isFree(group)) return { refused: { errors: { code: 'fixedNow' } } };
    const findings = await usesOf(tx, input);
    if (findings.length > 0) return { refused: { findings, code: 'code_taken' } };
    await tx.updateTable('entries').set({ sms_code: code }).where('id', '=', entryId).execute();
    await raiseVersions(tx, input, [groupId]);
    const changed = { before: { code: entry.code }, after: { code } };
    await auditRounds(tx, input, { action: 'entry.code_changed', subject: entryId, ...changed }, context);
    return { present: (await readMembers(tx, competitionId, round.id, at))! };
  },
);

/** Who else has a code: another entry of the competition at any time, of other competitions in an overlapping window. */
async function usesOf(
  tx: Kysely<Schema>,
  { competitionId, groupId, entryId, code }: CodeToChange,
): Promise<WindowFinding[]> {
  const { groups, others } = (await readCompetitionWindows(tx, competitionId))!;
  const given = await readGivenCodes(tx, competitionId);
  const owner = given.find((each) => each.id !== entryId && foldCode(each.code) === code);
  const has = (id: string | undefined) => (group: (typeof groups)[number]) =>
    group.codes.some((each) => each.entryId === id);
  const own = groups.filter((group) => group.id === groupId || has(entryId)(group));
  const isTaken = own.some(
    (group) => clashingCodes({ ...group, codes: [{ entryId, code }] }, others).length > 0,
  );
  if (!owner && !isTaken) return [];
  const theirs = groups.filter(({ id }) => id !== groupId).filter(has(owner?.id));
  const ids = [groupId, ...theirs.map(({ id }) => id)];
  return [{ code: 'same_code', severity: 'refused', groups: ids, codes: [code] }];
}
