/** Which codes of text messages entries get when they are placed in groups (decision D227). */
import {
  checkWindows,
  clashingCodes,
  type CompetitionWindows,
  type GroupWindow,
  type WindowFinding,
  windowsOverlap,
} from './checkWindows.ts';
import { nextCodes } from './nextCodes.ts';

/** A message this late (ms) must not mean an entry of another competition. */
export const LATE_MS = 86_400_000;

/** An entry in a group. `isFixed`: a window in which it has this code has opened. */
export type PlacedEntry = { entryId: string; groupId: string; code: string | null; isFixed: boolean };

/** `given`: new codes by entry. `findings`: codes that are fixed and would mean two entries at once. */
export type CodePlan = { given: ReadonlyMap<string, string>; findings: readonly WindowFinding[] };

/**
 * The lowest free numbers for entries without a code, or whose code would mean another entry too and is not fixed.
 * @param windows the competition with its groups as they will be
 * @param placed entries of the groups that change, in the order in which they get codes
 * @param taken codes of other entries of the competition, also of those in no group
 */
export function planCodes(
  windows: CompetitionWindows,
  placed: readonly PlacedEntry[],
  taken: readonly string[],
): CodePlan {
  const { groups, others } = windows;
  const clashes = new Map(
    groups.map((group) => [group.id, new Set(clashingCodes(group, [...groups, ...others]))]),
  );
  const needy = placed.filter(
    ({ groupId, code, isFixed }) => code === null || (!isFixed && clashes.get(groupId)?.has(code)),
  );
  const near = others.filter((other) => groups.some((group) => windowsOverlap(widened(group), other)));
  const used = [...groups, ...near].flatMap(({ codes }) => codes.map(({ code }) => code));
  const free = nextCodes([...taken, ...used], needy.length);
  const given = new Map(needy.map(({ entryId }, index) => [entryId, free[index]!]));
  const after = groups.map((group) => ({
    ...group,
    codes: [
      ...group.codes.filter(({ entryId }) => !given.has(entryId)),
      ...needy
        .filter(({ groupId }) => groupId === group.id)
        .map(({ entryId }) => ({ entryId, code: given.get(entryId)! })),
    ],
  }));
  const changed = new Set(placed.map(({ groupId }) => groupId));
  const findings = checkWindows({ ...windows, groups: after }).filter(
    (finding) => finding.code === 'same_code' && finding.groups.some((id) => changed.has(id)),
  );
  return { given, findings };
}

const widened = ({ opensAt, closesAt }: GroupWindow) => ({
  opensAt: opensAt - LATE_MS,
  closesAt: closesAt + LATE_MS,
});
