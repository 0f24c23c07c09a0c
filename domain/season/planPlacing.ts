/** What a draw or a spread does to the groups of a round (decision D227). */
import type { MemberGroup, RoundEntry, RoundMembers } from '../staff/staffContract.ts';
import { dealGroups } from './placing.ts';

/** `spread` deals by registration; `unplaced` are the entries in no group. */
export type Placing = { way: 'draw' | 'spread'; which: 'unplaced' | 'all' };

/** What a group gets, in order. `size`: how many entries compete in it after that. */
export type Dealt = { group: MemberGroup; entries: RoundEntry[]; size: number };

/** Whether one person may change the members of a group now. */
export const isFree = ({ may_change }: Pick<MemberGroup, 'may_change'>): boolean =>
  may_change === 'yes' || may_change === 'beforeItsWindow';

/** The entries that would be placed, by registration. */
export function entriesToPlace({ groups, entries }: Present, which: Placing['which']): RoundEntry[] {
  const free = new Set(groups.filter(isFree).map(({ id }) => id));
  return entries
    .filter(({ group, competes }) => competes && (group === null || (which === 'all' && free.has(group))))
    .toSorted((a, b) => a.registered_at - b.registered_at || (a.id < b.id ? -1 : 1));
}

/** Deals entries in turn to all groups that may change. @param order of `entriesToPlace` */
export function planPlacing({ groups, entries }: Present, order: readonly RoundEntry[]): Dealt[] {
  const free = groups.filter(isFree);
  if (free.length === 0) return [];
  const moved = new Set(order.map(({ id }) => id));
  const kept = entries.filter(({ id, competes }) => competes && !moved.has(id));
  const sizes = free.map(({ id }) => kept.filter(({ group }) => group === id).length);
  const dealt = dealGroups(order, sizes);
  return free.map((group, index) => ({
    group,
    entries: dealt[index]!,
    size: sizes[index]! + dealt[index]!.length,
  }));
}

type Present = Pick<RoundMembers, 'groups' | 'entries'>;
