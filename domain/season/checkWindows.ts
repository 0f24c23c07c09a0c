/** What is wrong, or unusual, about the voting windows of a competition (decision D223). Times are UTC ms. */
import { foldCode } from '../contestantCode.ts';
import { GROUP_COUNT } from '../limits.ts';
import { clockChangeWithin, startOfDay } from '../zonedTime.ts';

/** The code of an entry in text messages. */
export type EntryCode = { entryId: string; code: string };

/** A group with its window, which excludes its close, and the codes of its entries. */
export type GroupWindow = {
  id: string;
  roundId: string;
  opensAt: number;
  closesAt: number;
  codes: readonly EntryCode[];
};

/** A round with its dates; null for one that is not announced. It excludes its end. */
export type RoundDates = { id: string; startsAt: number | null; endsAt: number | null };

export type CompetitionWindows = {
  groups: readonly GroupWindow[];
  rounds: readonly RoundDates[];
  /** Windows of other competitions, of any organisation: a message could mean their codes too. */
  others: readonly Omit<GroupWindow, 'id' | 'roundId'>[];
  /** IANA name of the event's time zone. */
  zone: string;
};

/** `refused`: such windows are not stored. `warning`: they are, after a person has read it. */
const severities = {
  no_length: 'refused',
  overlap: 'refused',
  same_code: 'refused',
  too_many_groups: 'refused',
  gap: 'warning',
  opens_off_midnight: 'warning',
  closes_off_midnight: 'warning',
  short: 'warning',
  clock_change: 'warning',
  opens_before_round: 'warning',
  closes_after_round: 'warning',
} as const;

export type WindowFindingCode = keyof typeof severities;

/**
 * One finding. `groups`: the ids of the competition's groups that it is about, the earlier window first; one group if the
 * other one of `same_code` is in another competition. `at`: the instant that it is about. `codes`: codes of `same_code`,
 * as this competition writes them.
 */
export type WindowFinding = {
  code: WindowFindingCode;
  severity: (typeof severities)[WindowFindingCode];
  groups: readonly string[];
  at?: number;
  codes?: readonly string[];
};

/** Windows shorter than this (ms) are probably a mistake. */
export const SHORT_WINDOW_MS = 3_600_000;
/** Where clocks change, they change within this time (ms). */
const YEAR_MS = 366 * 86_400_000;

const finding = (
  code: WindowFindingCode,
  groups: readonly string[],
  more: Pick<WindowFinding, 'at' | 'codes'> = {},
): WindowFinding => ({ code, severity: severities[code], groups, ...more });

/**
 * Judges all windows of a competition together, refused findings first. A window without a length has no other finding.
 * @throws RangeError for an unknown zone
 */
export function checkWindows({ groups, rounds, others, zone }: CompetitionWindows): WindowFinding[] {
  const inOrder = groups.toSorted(byOpening);
  const [sound, empty] = partition(inOrder, ({ opensAt, closesAt }) => opensAt < closesAt);
  const dates = new Map(rounds.map((round) => [round.id, round]));
  const findings = [
    ...empty.map(({ id, closesAt }) => finding('no_length', [id], { at: closesAt })),
    ...pairs(sound).flatMap(([one, other]) => overlap(one, other)),
    ...sameCodes(sound, others),
    ...[...Map.groupBy(inOrder, ({ roundId }) => roundId).values()].flatMap(tooMany),
    ...[...Map.groupBy(sound, ({ roundId }) => roundId).values()].flatMap(gaps),
    ...sound.flatMap((group) => ofOne(group, dates.get(group.roundId), zone)),
  ];
  return partition(findings, isRefused).flat();
}

export const isRefused = ({ severity }: Pick<WindowFinding, 'severity'>): boolean => severity === 'refused';

/** Whether both are open at some instant. A window that opens when another one closes does not overlap it. */
export const windowsOverlap = (one: Window, other: Window): boolean =>
  one.opensAt < other.closesAt && other.opensAt < one.closesAt;

/**
 * The codes of a group that belong to another entry in an overlapping window: a message could mean either. Spellings of
 * one code are the same code.
 */
export function clashingCodes(group: Coded, others: readonly Coded[]): string[] {
  const open = others.filter((other) => windowsOverlap(group, other));
  const uses = Map.groupBy(
    open.flatMap(({ codes }) => codes),
    ({ code }) => foldCode(code),
  );
  return group.codes
    .filter(({ code, entryId }) => uses.get(foldCode(code))?.some((use) => use.entryId !== entryId))
    .map(({ code }) => code);
}

type Window = Pick<GroupWindow, 'opensAt' | 'closesAt'>;
type Coded = Pick<GroupWindow, 'opensAt' | 'closesAt' | 'codes'>;

const byOpening = (a: GroupWindow, b: GroupWindow) => a.opensAt - b.opensAt || a.closesAt - b.closesAt;

function overlap(one: GroupWindow, other: GroupWindow): WindowFinding[] {
  return windowsOverlap(one, other) ? [finding('overlap', [one.id, other.id], { at: other.opensAt })] : [];
}

/** Also within one group, whose codes differ only in their spelling. */
function sameCodes(groups: readonly GroupWindow[], others: CompetitionWindows['others']): WindowFinding[] {
  const clash = (ids: string[], codes: readonly string[]) =>
    codes.length > 0 ? [finding('same_code', ids, { codes: [...new Set(codes)] })] : [];
  return [
    ...groups.flatMap((group) => clash([group.id], clashingCodes(group, [group, ...others]))),
    ...pairs(groups).flatMap(([one, other]) => clash([one.id, other.id], clashingCodes(one, [other]))),
  ];
}

function tooMany(ofRound: readonly GroupWindow[]): WindowFinding[] {
  return ofRound.length > GROUP_COUNT
    ? [
        finding(
          'too_many_groups',
          ofRound.map(({ id }) => id),
        ),
      ]
    : [];
}

/** Between the windows of one round; the time between two rounds is no gap. */
function gaps(ofRound: readonly GroupWindow[]): WindowFinding[] {
  const findings: WindowFinding[] = [];
  let last = ofRound[0]!;
  for (const next of ofRound) {
    if (next.opensAt > last.closesAt)
      findings.push(finding('gap', [last.id, next.id], { at: last.closesAt }));
    if (next.closesAt > last.closesAt) last = next;
  }
  return findings;
}

function ofOne({ id, opensAt, closesAt }: GroupWindow, round: RoundDates | undefined, zone: string) {
  const { startsAt = null, endsAt = null } = round ?? {};
  const change = clockChangeWithin(opensAt, Math.min(closesAt - 1, opensAt + YEAR_MS), zone);
  const found: [boolean, WindowFindingCode, number | undefined][] = [
    [startOfDay(opensAt, zone) !== opensAt, 'opens_off_midnight', opensAt],
    [startOfDay(closesAt, zone) !== closesAt, 'closes_off_midnight', closesAt],
    [closesAt - opensAt < SHORT_WINDOW_MS, 'short', opensAt],
    [change !== undefined, 'clock_change', change],
    [startsAt !== null && opensAt < startsAt, 'opens_before_round', opensAt],
    [endsAt !== null && closesAt > endsAt, 'closes_after_round', closesAt],
  ];
  return found.flatMap(([is, code, at]) => (is && at !== undefined ? [finding(code, [id], { at })] : []));
}

const pairs = <Each>(all: readonly Each[]): [Each, Each][] =>
  all.flatMap((one, index) => all.slice(index + 1).map((other): [Each, Each] => [one, other]));

const partition = <Each>(all: readonly Each[], is: (each: Each) => boolean): [Each[], Each[]] => [
  all.filter(is),
  all.filter((each) => !is(each)),
];
