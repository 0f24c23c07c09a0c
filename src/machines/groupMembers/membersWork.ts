/** What a person may move, and what is then sent (decision D227). Pure. */
import { entriesToPlace, isFree, type Placing } from '../../../domain/season/planPlacing.ts';
import { readCode } from '../../../domain/season/readCode.ts';
import type { RoundEntry, RoundMembers } from '../../../domain/staff/staffContract.ts';
import type { MembersWork } from './groupMembersTypes.ts';

type Chosen = { members: RoundMembers | null; chosen: readonly string[] };

/** Whether an entry can leave its group, or go to one. */
export function isMovable({ groups }: RoundMembers, { group, competes }: RoundEntry): boolean {
  return competes && (group === null || groups.some((each) => each.id === group && isFree(each)));
}

/** The set that a group would get; undefined if nothing can move. @param to null: out of the group of the chosen entries */
export function setFor({ members, chosen }: Chosen, to: string | null): MembersWork | undefined {
  if (!members) return undefined;
  const moved = members.entries.filter((entry) => chosen.includes(entry.id) && isMovable(members, entry));
  const [first] = moved;
  if (!first || moved.some((entry) => to === null && entry.group !== first.group)) return undefined;
  const target = to ?? first.group;
  const group = members.groups.find(({ id }) => id === target);
  if (!group || !isFree(group) || (to !== null && moved.every((entry) => entry.group === to)))
    return undefined;
  const ids = new Set(moved.map(({ id }) => id));
  const stay = members.entries.filter((entry) => entry.group === target && !ids.has(entry.id));
  const entries = [...stay, ...(to === null ? [] : moved)].filter(({ competes }) => competes);
  return { kind: 'set', group: group.id, seen: seenIn(members), entries: entries.map(({ id }) => id) };
}

/** A placement of the round; undefined if no entry or no group is left for it. */
export function placingFor(members: RoundMembers | null, placing: Placing): MembersWork | undefined {
  if (!members || entriesToPlace(members, placing.which).length === 0 || members.left_out > 0)
    return undefined;
  const free = members.groups.filter(isFree);
  const seen = free.map(({ id, version }) => ({ id, version }));
  return free.length > 0 ? { kind: 'place', seen, ...placing } : undefined;
}

/** A new code of a member; undefined if it is none, is fixed, or is the one that it has. */
export function codeFor(members: RoundMembers | null, id: string, typed: string): MembersWork | undefined {
  const entry = members?.entries.find((each) => each.id === id);
  const group = members?.groups.find((each) => each.id === entry?.group);
  const read = readCode(typed);
  if (!entry || !group || 'error' in read || !mayCode(group, entry)) return undefined;
  return { kind: 'code', group: group.id, version: group.version, entry: id, code: read.value };
}

/** Whether the code of a member may change. */
export const mayCode = (group: RoundMembers['groups'][number], { code_fixed }: RoundEntry): boolean =>
  isFree(group) && !code_fixed;

const seenIn = ({ groups }: RoundMembers) => groups.map(({ id, version }) => ({ id, version }));
