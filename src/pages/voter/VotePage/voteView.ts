/** Pure selectors over the voting snapshot, so that each part of the page reads only its slice. */
import { windowOf } from '../../../../domain/board.ts';
import type { Board, Config, Group, ScoreWeights } from '../../../../domain/contract.ts';
import { nextGroup } from '../../../../domain/nextGroup.ts';
import { ofCompetition } from '../../../../domain/ofCompetition.ts';
import { openingAt, type Opening } from '../../../../domain/opening.ts';
import { isSettling, type GroupStatus, isClosing } from '../../../../domain/votingSchedule.ts';
import type { ConnectionNoteProps } from '../../../components/ConnectionNote/ConnectionNote.tsx';
import type { TabbedGroup } from '../../../components/GroupTabs/GroupTabs.tsx';
import type { TaggedPhase } from '../../../components/PhaseTag/PhaseTag.tsx';
import { statusAt } from '../../../machines/publicVoting/publicVotingNews.ts';
import type { PublicVotingContext } from '../../../machines/publicVoting/publicVotingTypes.ts';
import type { VotingSnapshot } from './usePublicVoting.ts';

export type Context = PublicVotingContext;

/** Status of a group; undefined for sample data, whose times mean nothing. */
export function statusOf(context: Context, group: Group): GroupStatus | undefined {
  return statusAt(context, group, context.now);
}

/** All statuses in one string, so that a component renders only when one changes. */
export function statusKey(context: Context): string {
  return (context.board?.data.groups ?? [])
    .map((group) => (settlingOf(context, group) ? 'settling' : statusOf(context, group)))
    .join();
}

/** Milliseconds until the group of this number closes, in its last five minutes. */
export function closingMs(context: Context, number: number | null): number | undefined {
  const { board, source, now } = context;
  const group = board?.data.groups.find((each) => each.number === number);
  if (source !== 'live' || !group || statusOf(context, group) !== 'open') return undefined;
  const remaining = group.closes_at - now;
  return isClosing(remaining) ? remaining : undefined;
}

/** A group at this moment, as its note describes it. */
export function groupInTime(context: Context, group: Group) {
  const { board, now } = context;
  const status = statusOf(context, group);
  return {
    number: group.number,
    status,
    settling: settlingOf(context, group),
    next: status === 'closed' ? nextGroup(board?.data.groups ?? [], group.number, now) : undefined,
    opening: status === 'upcoming' ? openingAt(group.opens_at, now) : undefined,
  };
}

/** Whether pending payments may still change a closed group. */
export function settlingOf({ source, now }: Context, group: Group): boolean {
  return source !== 'sample' && isSettling(windowOf(group), now);
}

/** Whether pending payments may still change the group that closed last. */
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

/** The phase for its tag. Undefined while unknown: before the list is loaded, and for sample data. */
export function taggedPhase({ phase }: Context): TaggedPhase | undefined {
  if (!phase) return undefined;
  return phase.phase === 'between' ? 'closed' : phase.phase;
}

/** Milliseconds until the phase changes; 0 where no change is known. */
export function remainingMs({ phase, now }: Context): number {
  return phase && 'at' in phase ? Math.max(0, phase.at - now) : 0;
}

/** The group that the page names: open, else the last open or next one; else the selected one. */
export function namedGroup({ phase, group }: Context): number | null {
  if (!phase || phase.phase === 'none') return group;
  if (phase.phase === 'live') return phase.group;
  return phase.phase === 'upcoming' ? phase.next : phase.last;
}

export function shownGroup({ board, group }: Context): Group | undefined {
  return board?.data.groups.find(({ number }) => number === group);
}

/** The round's shares of judges and votes; undefined for sample data. */
export function weights({ board }: Context): ScoreWeights | undefined {
  return board?.data.competition?.round;
}

/** The group in which somebody competes; undefined for an id that is not on the board. */
export function groupOf({ board }: Context, voterId: string): Group | undefined {
  return board?.data.groups.find(({ participants }) =>
    participants.some(({ voter_id }) => voter_id === voterId),
  );
}

/** When text messages count again; undefined after the vote has ended. */
export function smsOpening({ phase, now }: Context): Opening | undefined {
  if (phase?.phase === 'between' || phase?.phase === 'upcoming') return openingAt(phase.at, now);
  return undefined;
}

/** Code of the first contestant in the group that the page names, for the example message. */
export function exampleCode(context: Context): string | undefined {
  const group = context.board?.data.groups.find(({ number }) => number === namedGroup(context));
  return group?.participants[0]?.sms_code;
}

/** Age of the numbers (ms); undefined while they are current. */
export function ageMs({ currentAt, now }: Context): number | undefined {
  return currentAt === null ? undefined : Math.max(0, now - currentAt);
}

/**
 * Where a vote is paid for: the admin host, with the return address (decision D10). That names the competition
 * of the board where there are several.
 */
export function payHref(config: Config, board: Board | null): (voterId: string) => string {
  const { href } = new URL('/pay', config.admin_origin);
  const own = board?.data.competitions && board.data.competition?.id;
  const callback = encodeURIComponent(`${config.public_origin}/vote${ofCompetition(own)}`);
  return (voterId) => `${href}?voter_id=${encodeURIComponent(voterId)}&callback=${callback}`;
}

export type LinkFailure = ConnectionNoteProps['link'];

/** Why live updates are late. Undefined while they arrive or first connect, and for fallback data. */
export function linkFailure(snapshot: VotingSnapshot): LinkFailure | undefined {
  if (snapshot.matches({ board: 'fallback' })) return undefined;
  if (snapshot.matches({ link: 'offline' })) return 'offline';
  if (snapshot.matches({ board: 'stale' })) return 'reconnecting';
  return isPolling(snapshot) ? 'polling' : undefined;
}

/**
 * Whether the page polls because no stream opens. If it polls because the server wants that, nothing is late. Stays true
 * while the stream is retried, so that the message does not flicker. Only the states that stream or poll have states in them.
 */
const isPolling = ({ context, value }: VotingSnapshot): boolean =>
  context.streamFailures > 1 && typeof value.link === 'object';

/** The coming retry of the list call while the list of the server-rendered page shows; null otherwise. */
export const retryBesideList = (snapshot: VotingSnapshot) =>
  snapshot.matches({ board: 'loading' }) && snapshot.context.board && !snapshot.context.failure
    ? snapshot.context.retry
    : null;

/**
 * Whether the list failed to load; stays true during the visitor's retry, so that the button keeps the focus.
 */
export function listFailed(snapshot: VotingSnapshot): boolean {
  return snapshot.matches({ board: 'fallback' }) || loadsAgain(snapshot);
}

export function isRetrying(snapshot: VotingSnapshot): boolean {
  return snapshot.matches({ board: { fallback: 'trying' } }) || loadsAgain(snapshot);
}

const loadsAgain = (snapshot: VotingSnapshot) =>
  snapshot.matches({ board: 'loading' }) && snapshot.context.failure !== null;
