/** What the vote page shows of its machine's snapshot: pure, so that each part of the page reads only its own slice. */
import { windowOf } from '../../../../domain/board.ts';
import type { Config, Group } from '../../../../domain/contract.ts';
import { openingAt, type Opening } from '../../../../domain/opening.ts';
import { groupStatus, isSettling, type GroupStatus } from '../../../../domain/votingSchedule.ts';
import type { TabbedGroup } from '../../../components/GroupTabs/GroupTab.tsx';
import type { TaggedPhase } from '../../../components/PhaseTag/PhaseTag.tsx';
import type { PublicVotingContext } from '../../../machines/publicVoting/publicVotingTypes.ts';

export type Context = PublicVotingContext;

/** How a group stands now; undefined over a sample, whose times mean nothing. */
export function statusOf({ source, now }: Context, group: Group): GroupStatus | undefined {
  return source === 'sample' ? undefined : groupStatus(windowOf(group), now);
}

/** One string for all statuses, so that a part that shows them renders only when one changes. */
export function statusKey(context: Context): string {
  return (context.board?.data.groups ?? [])
    .map((group) => (settlingOf(context, group) ? 'settling' : statusOf(context, group)))
    .join();
}

/** Whether paid votes may still change a closed group. */
export function settlingOf({ source, now }: Context, group: Group): boolean {
  return source !== 'sample' && isSettling(windowOf(group), now);
}

/** The same of the group that closed last. */
export function lastSettling(context: Context): boolean {
  const { board, phase } = context;
  const last = phase && 'last' in phase ? phase.last : undefined;
  const group = board?.data.groups.find(({ number }) => number === last);
  return group !== undefined && settlingOf(context, group);
}

/** A tab for each group; the one that opens at the coming midnight says so. */
export function tabsOf(context: Context, groups: readonly Group[]): TabbedGroup[] {
  return groups.map((group) => ({
    number: group.number,
    status: statusOf(context, group),
    tonight: opensTonight(context, group.number),
  }));
}

function opensTonight({ phase, now }: Context, number: number): boolean {
  return (
    (phase?.phase === 'between' || phase?.phase === 'upcoming') &&
    phase.next === number &&
    openingAt(phase.at, now).soon
  );
}

/** Undefined while nobody can tell: before the list is there, and over a sample. */
export function taggedPhase({ phase }: Context): TaggedPhase | undefined {
  if (!phase) return undefined;
  return phase.phase === 'between' ? 'closed' : phase.phase;
}

/** Milliseconds until the phase changes; 0 where nothing is ahead. */
export function remainingMs({ phase, now }: Context): number {
  return phase && 'at' in phase ? Math.max(0, phase.at - now) : 0;
}

/** The group that the page's title line names: the open one, else the one that was open last or comes next. */
export function namedGroup({ phase, group }: Context): number | null {
  if (!phase || phase.phase === 'none') return group;
  if (phase.phase === 'live') return phase.group;
  return phase.phase === 'upcoming' ? phase.next : phase.last;
}

export function shownGroup({ board, group }: Context): Group | undefined {
  return board?.data.groups.find(({ number }) => number === group);
}

/** When text messages count again, or undefined once the vote has ended. */
export function smsOpening({ phase, now }: Context): Opening | undefined {
  if (phase?.phase === 'between' || phase?.phase === 'upcoming') return openingAt(phase.at, now);
  return undefined;
}

/** A code of the open group, as the example of what to text. */
export function exampleCode(context: Context): string | undefined {
  const group = context.board?.data.groups.find(({ number }) => number === namedGroup(context));
  return group?.participants[0]?.sms_code;
}

/** How old the numbers are (ms), or undefined while they are current. */
export function ageMs({ currentAt, now }: Context): number | undefined {
  return currentAt === null ? undefined : Math.max(0, now - currentAt);
}

/** Where a vote is paid for: the admin host, with the way back (decision D10). */
export function payHref(config: Config): (voterId: string) => string {
  const { href } = new URL('/pay', config.admin_origin);
  const callback = encodeURIComponent(`${config.public_origin}/vote`);
  return (voterId) => `${href}?voter_id=${encodeURIComponent(voterId)}&callback=${callback}`;
}
