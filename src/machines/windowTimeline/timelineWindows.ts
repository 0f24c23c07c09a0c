/** What the timeline of voting windows has after each event. */
import {
  checkWindows,
  isRefused,
  windowsOverlap,
  type GroupWindow,
  type WindowFinding,
} from '../../../domain/season/checkWindows.ts';
import { situationOfGroup } from '../../../domain/season/situation.ts';
import { EDGE_STEP_MS } from '../../../domain/season/edgeSteps.ts';
import { mayChange } from '../../../domain/season/mayChange.ts';
import type { StaffGroup, StaffRounds } from '../../../domain/staff/staffContract.ts';
import type { Draft, Edge, WindowTimelineContext } from './windowTimelineTypes.ts';

type Windows = Pick<WindowTimelineContext, 'rounds' | 'drafts'>;

export const groupsOf = (rounds: StaffRounds | null): StaffGroup[] =>
  rounds?.rounds.flatMap(({ groups }) => groups) ?? [];

export const groupWith = (rounds: StaffRounds | null, id: string): StaffGroup | undefined =>
  groupsOf(rounds).find((group) => group.id === id);

/** A group with its window as the page shows it. */
export const shownGroup = (group: StaffGroup, drafts: Windows['drafts']): StaffGroup => ({
  ...group,
  ...drafts[group.id],
});

/** All findings about the windows as the page shows them, refused ones first. */
export function findingsOf({ rounds, drafts }: Windows): WindowFinding[] {
  if (!rounds) return [];
  const groups = rounds.rounds.flatMap((round) =>
    round.groups.map((group): GroupWindow => {
      const { opens_at, closes_at, codes } = shownGroup(group, drafts);
      const entryCodes = codes.map(({ entry, code }) => ({ entryId: entry, code }));
      return { id: group.id, roundId: round.id, opensAt: opens_at, closesAt: closes_at, codes: entryCodes };
    }),
  );
  const dates = rounds.rounds.map(({ id, starts_at, ends_at }) => ({
    id,
    startsAt: starts_at,
    endsAt: ends_at,
  }));
  return checkWindows({ groups, rounds: dates, others: [], zone: rounds.zone });
}

/** Whether the windows can be saved as far as the page knows: codes of other competitions only the server knows. */
export const canSave = (windows: Windows): boolean =>
  Object.keys(windows.drafts).length > 0 && !findingsOf(windows).some(isRefused);

/** Whether one person alone may move an edge of a group at `now` (UTC ms). */
export function mayMove({ rounds }: Pick<Windows, 'rounds'>, id: string, edge: Edge, now: number): boolean {
  const group = groupWith(rounds, id);
  if (!rounds || !group) return false;
  const situation = situationOfGroup(rounds.situation, group.opens_at <= now);
  return mayChange(edge === 'opens_at' ? 'opening' : 'close', situation) === 'yes';
}

/** The drafts with an edge at an instant. A window that is where it is stored is no draft. */
export function withEdge(
  { rounds, drafts }: Windows,
  { group: id, edge, at }: { group: string; edge: Edge; at: number },
): Windows['drafts'] {
  const group = groupWith(rounds, id);
  if (!group) return drafts;
  const { opens_at, closes_at } = shownGroup(group, drafts);
  const draft: Draft = { opens_at, closes_at, [edge]: at };
  const { [id]: _before, ...others } = drafts;
  return isSame(group, draft) ? others : { ...others, [id]: draft };
}

/** The drafts with an edge moved by some ms, at most up to a step before the other edge. */
export function withMovedEdge(
  windows: Windows,
  { group: id, edge, by }: { group: string; edge: Edge; by: number },
): Windows['drafts'] {
  const group = groupWith(windows.rounds, id);
  if (!group) return windows.drafts;
  const { opens_at, closes_at } = shownGroup(group, windows.drafts);
  const at =
    edge === 'opens_at'
      ? Math.min(opens_at + by, closes_at - EDGE_STEP_MS)
      : Math.max(closes_at + by, opens_at + EDGE_STEP_MS);
  return withEdge(windows, { group: id, edge, at });
}

/** The rounds with a group as the server has it now. */
export const withGroup = (rounds: StaffRounds, stored: StaffGroup): StaffRounds => ({
  ...rounds,
  rounds: rounds.rounds.map((round) => ({
    ...round,
    groups: round.groups.map((group) => (group.id === stored.id ? stored : group)),
  })),
});

/** The drafts that still differ from what is stored. */
export const remaining = ({ rounds, drafts }: Windows): Windows['drafts'] =>
  Object.fromEntries(
    Object.entries(drafts).filter(([id, draft]) => {
      const group = groupWith(rounds, id);
      return group && !isSame(group, draft);
    }),
  );

export const isSame = (one: Draft, other: Draft): boolean =>
  one.opens_at === other.opens_at && one.closes_at === other.closes_at;

/**
 * The moved group to save next, as it is wanted: one whose window does not overlap what is still stored, so that a whole
 * schedule can move along. Undefined without drafts.
 */
export function nextToSave({ rounds, drafts }: Windows): StaffGroup | undefined {
  const groups = groupsOf(rounds);
  const wanted = groups.filter(({ id }) => drafts[id]).map((group) => shownGroup(group, drafts));
  const isFree = (group: StaffGroup) =>
    groups.every((other) => other.id === group.id || !windowsOverlap(windowOf(group), windowOf(other)));
  return wanted.find(isFree) ?? wanted[0];
}

const windowOf = ({ opens_at, closes_at }: Draft) => ({ opensAt: opens_at, closesAt: closes_at });
