import type { Transaction } from 'kysely';
import { type CodePlan, planCodes, type PlacedEntry } from '../../../../domain/season/planCodes.ts';
import { isFree } from '../../../../domain/season/planPlacing.ts';
import { ROUND_ENTRIES_MAX } from '../../../../domain/season/seasonLimits.ts';
import type { SeenGroup, RoundEntry, RoundMembers } from '../../../../domain/staff/staffContract.ts';
import type { AuditFields } from '../../../platform/audit/auditDetails.ts';
import { chunks } from '../../../platform/database/chunks.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { readCompetitionWindows } from '../../../voting/competitionWindows.ts';
import { isInLedger, type RoundsAct } from '../rounds/lockRounds.ts';
import { personOf, type SeasonRefusal } from '../seasonAct.ts';
import { readGivenCodes } from './candidatesRepo.ts';

/** An entry that gets another place in its round: a group, or none. */
export type Move = { entry: RoundEntry; to: string | null };

/** What moved, as the audit keeps it. */
type Moved = { before: AuditFields; after: AuditFields };

type Refused = { refused: SeasonRefusal<RoundMembers> };

/** What a person moves, in the order in which entries get codes, and the groups as the person saw them. */
type Moving = { present: RoundMembers; moves: readonly Move[]; seen: readonly SeenGroup[] };

/**
 * Moves entries between the groups of a round and gives codes to those that need one. All groups whose members change must be
 * as the writer saw them, and free to change. Nothing is written where it is refused.
 */
export async function moveMembers(
  tx: Transaction<Schema>,
  act: RoundsAct,
  { present, moves, seen }: Moving,
): Promise<Moved | Refused> {
  const changed = new Set(moves.flatMap(({ entry, to }) => [entry.group, to].filter((id) => id !== null)));
  const conflict = judgeGroups(present, changed, seen) ?? judgeEntries(present, moves);
  if (conflict) return { refused: { conflict, present } };
  for (const { entry } of moves.filter(({ to }) => to === null))
    if (await isInLedger(tx, { round: present.round.id, entry: entry.id }))
      return { refused: { conflict: 'members_fixed', present } };
  const places = placesAfter(present, moves);
  const inChanged = places.filter(({ groupId }) => changed.has(groupId));
  const { given, findings } = await codesFor(tx, act.competitionId, inChanged, changed);
  if (findings.length > 0) return { refused: { findings } };
  await storeMoves(tx, present.round.id, moves);
  for (const [id, sms_code] of given)
    await tx.updateTable('entries').set({ sms_code }).where('id', '=', id).execute();
  await raiseVersions(tx, act, [...changed]);
  const before = present.entries.map(({ id, group }) => ({ entryId: id, groupId: group }));
  const codes = [...given].map(([entry, code]) => `${entry}:${code}`);
  return {
    before: { members: auditPlaces(present, before, changed) },
    after: { members: auditPlaces(present, places, changed), codes },
  };
}

/** Counts a change of the members or codes of groups. */
export async function raiseVersions(
  tx: Transaction<Schema>,
  { by, at }: RoundsAct,
  groups: readonly string[],
): Promise<void> {
  if (groups.length === 0) return;
  await tx
    .updateTable('voting_groups')
    .set((row) => ({ version: row('version', '+', 1), changed_by: personOf(by), changed_at: at }))
    .where('id', 'in', groups)
    .execute();
}

function judgeGroups(
  { groups }: RoundMembers,
  changed: ReadonlySet<string>,
  seen: readonly SeenGroup[],
): 'changed_meanwhile' | 'members_fixed' | undefined {
  const versions = new Map(seen.map(({ id, version }) => [id, version]));
  const touched = groups.filter(({ id }) => changed.has(id));
  if (touched.some(({ id, version }) => versions.get(id) !== version)) return 'changed_meanwhile';
  return touched.every(isFree) ? undefined : 'members_fixed';
}

function judgeEntries(
  { entries }: RoundMembers,
  moves: readonly Move[],
): 'not_placeable' | 'too_many_entries' | undefined {
  if (moves.some(({ entry }) => !entry.competes)) return 'not_placeable';
  const placed = entries.filter(({ group }) => group !== null).length;
  const more = moves.filter(({ entry, to }) => entry.group === null && to !== null).length;
  const fewer = moves.filter(({ to }) => to === null).length;
  return placed + more - fewer > ROUND_ENTRIES_MAX ? 'too_many_entries' : undefined;
}

/** All places of a round after the moves; those that moved last, in the order of the moves. */
function placesAfter({ entries }: RoundMembers, moves: readonly Move[]): PlacedEntry[] {
  const moved = new Set(moves.map(({ entry }) => entry.id));
  const placeOf = (entry: RoundEntry, groupId: string | null): PlacedEntry[] =>
    groupId === null ? [] : [{ entryId: entry.id, groupId, code: entry.code, isFixed: entry.code_fixed }];
  return [
    ...entries.filter(({ id }) => !moved.has(id)).flatMap((entry) => placeOf(entry, entry.group)),
    ...moves.flatMap(({ entry, to }) => placeOf(entry, to)),
  ];
}

/** @param placed all entries of the groups that change, as they will be; @param changed the ids of these groups */
async function codesFor(
  tx: Transaction<Schema>,
  competitionId: string,
  placed: readonly PlacedEntry[],
  changed: ReadonlySet<string>,
): Promise<CodePlan> {
  const windows = (await readCompetitionWindows(tx, competitionId))!;
  const byGroup = Map.groupBy(placed, ({ groupId }) => groupId);
  const codesOf = (id: string) =>
    (byGroup.get(id) ?? []).flatMap(({ entryId, code }) => (code === null ? [] : [{ entryId, code }]));
  const groups = windows.groups.map((group) =>
    changed.has(group.id) ? { ...group, codes: codesOf(group.id) } : group,
  );
  const taken = await readGivenCodes(tx, competitionId);
  return planCodes(
    { ...windows, groups },
    placed,
    taken.map(({ code }) => code),
  );
}

async function storeMoves(tx: Transaction<Schema>, round_id: string, moves: readonly Move[]): Promise<void> {
  const left = moves.filter(({ to }) => to === null).map(({ entry }) => entry.id);
  const placed = moves.flatMap(({ entry, to }) =>
    to === null ? [] : [{ round_id, entry_id: entry.id, group_id: to, evaluation: null }],
  );
  for (const ids of chunks(left))
    await tx
      .deleteFrom('round_entries')
      .where('round_id', '=', round_id)
      .where('entry_id', 'in', ids)
      .execute();
  for (const rows of chunks(placed))
    await tx
      .insertInto('round_entries')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['round_id', 'entry_id'])
          .doUpdateSet((row) => ({ group_id: row.ref('excluded.group_id') })),
      )
      .execute();
}

/** The members of groups as `<number of the group>:<entry>`. */
function auditPlaces(
  { groups }: RoundMembers,
  places: readonly { entryId: string; groupId: string | null }[],
  changed: ReadonlySet<string>,
): string[] {
  const numbers = new Map(groups.map(({ id, number }) => [id, number]));
  return places.flatMap(({ entryId, groupId }) =>
    groupId !== null && changed.has(groupId) ? [`${numbers.get(groupId)!}:${entryId}`] : [],
  );
}
