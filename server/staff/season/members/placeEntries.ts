import { hash } from 'node:crypto';
import { drawOrder } from '../../../../domain/season/placing.ts';
import { entriesToPlace, isFree, planPlacing } from '../../../../domain/season/planPlacing.ts';
import type { RoundEntry, RoundMembers, SeenGroup } from '../../../../domain/staff/staffContract.ts';
import type { Placed } from '../../../voting/placementsRepo.ts';
import { auditRounds, onLockedRounds, type RoundsAct } from '../rounds/lockRounds.ts';
import { roundIn } from '../rounds/roundsRepo.ts';
import { readMembers } from './membersRepo.ts';
import { moveMembers } from './moveMembers.ts';

/**
 * Entries to place in all groups of a round that may change: those that are in none, or all. `seed`: of a draw, hex, made for
 * this request. `seen`: these groups, as the writer saw them.
 */
export type EntriesToPlace = RoundsAct & {
  id: string;
  roundId: string;
  way: 'draw' | 'spread';
  which: 'unplaced' | 'all';
  seen: readonly SeenGroup[];
  seed: string;
};

/**
 * Places entries by draw, or spreads them by registration. A placement that is there already stays as it is, so that nobody
 * draws twice by a repeated request.
 */
export const placeEntries = onLockedRounds<EntriesToPlace, RoundMembers>(
  ({ seen }) => ({ groups: seen.map(({ id }) => id), entries: 'all' }),
  async (tx, input, { rounds }, context) => {
    const { competitionId, id, roundId, way, which, seen, seed, by, at } = input;
    if (!roundIn(rounds, roundId)) return null;
    const present = (await readMembers(tx, competitionId, roundId, at))!;
    const before = await tx
      .selectFrom('placements')
      .where('id', '=', id)
      .select('round_id')
      .executeTakeFirst();
    if (before) return before.round_id === roundId ? { present } : null;
    const groups = present.groups.filter(isFree);
    const conflict = judgePlacing(present, groups, seen);
    if (conflict) return { refused: { conflict, present } };
    const entries = entriesToPlace(present, which);
    if (entries.length === 0) return { present };
    const order = way === 'draw' ? drawn(seed, entries) : entries;
    const dealt = planPlacing(present, order);
    const moves = dealt.flatMap(({ group, entries: own }) => own.map((entry) => ({ entry, to: group.id })));
    const moved = await moveMembers(tx, input, { present, moves, seen });
    if ('refused' in moved) return moved;
    const placed: Placed = {
      order: order.map((entry) => entry.id),
      groups: dealt.map(({ group, entries: own }) => ({
        number: group.number,
        entries: own.map((entry) => entry.id),
      })),
    };
    const row = { id, round_id: roundId, way, seed: way === 'draw' ? seed : null, placed_at: at };
    await tx
      .insertInto('placements')
      .values({ ...row, placed: JSON.stringify(placed), placed_by: by })
      .execute();
    const after = { ...moved.after, way, ...(way === 'draw' && { seed }) };
    const line = { action: 'members.placed', subject: roundId, before: moved.before, after };
    await auditRounds(tx, input, line, context);
    return { present: (await readMembers(tx, competitionId, roundId, at))! };
  },
);

function judgePlacing(
  { left_out }: RoundMembers,
  free: readonly SeenGroup[],
  seen: readonly SeenGroup[],
): 'changed_meanwhile' | 'members_fixed' | 'too_many_entries' | undefined {
  const ids = new Set(free.map(({ id }) => id));
  if (free.length === 0 || seen.some(({ id }) => !ids.has(id))) return 'members_fixed';
  if (seen.length < free.length) return 'changed_meanwhile';
  return left_out > 0 ? 'too_many_entries' : undefined;
}

function drawn(seed: string, entries: readonly RoundEntry[]): RoundEntry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const order = drawOrder(seed, [...byId.keys()], (text) => hash('sha256', text));
  return order.map((id) => byId.get(id)!);
}
