/** What news does to the context: pure, so that the state table is made of names only. */
import { applyDelta, windowOf } from '../../../domain/board.ts';
import type { BoardAtHand } from '../../../domain/boardAtHand.ts';
import type { Board } from '../../../domain/contract.ts';
import { RANKING_ANNOUNCEMENT_MS } from '../../../domain/delays.ts';
import type { AppError } from '../../../domain/errors.ts';
import { shareUnchanged } from '../../../domain/shareUnchanged.ts';
import { groupOfPhase, phaseAt, type VotingPhase } from '../../../domain/votingSchedule.ts';
import { settleOrders } from './displayedOrder.ts';
import type {
  LoadedBoard,
  PublicVotingContext,
  PublicVotingEventOf,
  RecalledBoard,
} from './publicVotingTypes.ts';

type Context = PublicVotingContext;

/** Slower news than this is late, not a sign that a clock was set back. */
const CLOCK_SET_BACK_MS = 2_000;

/** What the page came with: live, but old by as long as the page was on its way. */
export function withAtHand(context: Context, { board, config }: BoardAtHand): Context {
  const known = { source: 'live' as const, board, config, currentAt: board.server_time };
  return settled({ ...context, ...known }, board.server_time);
}

export function withLoaded(context: Context, { board, config, etag, at }: LoadedBoard): Context {
  const told = Math.max(board.server_time, config?.server_time ?? 0);
  const serverOffset = Math.max(context.serverOffset ?? -Infinity, told - at);
  const loaded = { config: config ?? context.config, etag, failure: null, serverOffset };
  return withBoard({ ...context, ...loaded }, board, at);
}

export function withReceived(
  context: Context,
  { board, etag, at }: PublicVotingEventOf<'board.received'>,
): Context {
  const serverOffset = Math.max(context.serverOffset ?? -Infinity, board.server_time - at);
  return withBoard({ ...context, etag, serverOffset }, board, at);
}

export function withDelta(context: Context, { delta, at }: PublicVotingEventOf<'delta.received'>): Context {
  if (!context.board) return context;
  const serverOffset = learnOffset(context.serverOffset, delta.server_time, at);
  return withBoard({ ...context, etag: null, serverOffset }, applyDelta(context.board, delta), at);
}

/** The stream says the time only while the board is current. */
export function withServerTime(
  context: Context,
  { time, at }: PublicVotingEventOf<'time.received'>,
): Context {
  const serverOffset = learnOffset(context.serverOffset, time.server_time, at);
  return confirmed({ ...context, serverOffset }, at);
}

export function withConfirmation(context: Context, { at }: PublicVotingEventOf<'board.confirmed'>): Context {
  return confirmed(context, at);
}

export function withRecalled(context: Context, recalled: RecalledBoard): Context {
  const { source, board, savedAt, at } = recalled;
  const config = context.config ?? recalled.config;
  const recalledBoard = { source, board, whole: true, config, etag: null, currentAt: savedAt };
  return refreshed({ ...context, ...recalledBoard }, at);
}

/** How long ago (ms) the board was last known to be current. */
export const ageOf = ({ now, currentAt }: Context): number => now - (currentAt ?? 0);

/** The list failed: what is shown becomes the last list seen, with its age. */
export function withFailure(context: Context, failure: AppError): Context {
  return { ...context, failure, source: context.source === 'live' ? 'remembered' : context.source };
}

/** Over what the page came with the time stands still until the server has told its own: the browser's may be wrong. */
export function withTick(context: Context, { at }: PublicVotingEventOf<'clock.ticked'>): Context {
  if (context.source === 'live' && context.serverOffset === null) return context;
  return refreshed(context, at);
}

export function withChosenGroup(context: Context, { group }: PublicVotingEventOf<'group.chosen'>): Context {
  const chosen = { group, groupChosen: true, heldGroup: null, announcementDue: false };
  return settled({ ...context, ...chosen }, context.now);
}

export function withHeldList(context: Context, { group }: PublicVotingEventOf<'list.entered'>): Context {
  return { ...context, heldGroup: group };
}

export function withReleasedList(context: Context): Context {
  return settled({ ...context, heldGroup: null }, context.now);
}

/** Who is told of as before stays the same person to whom nothing happened: a card is shown anew only with news. */
function withBoard(context: Context, told: Board, at: number): Context {
  const board = shareUnchanged(context.board, told);
  return confirmed({ ...context, board, whole: true, source: 'live' }, at);
}

function confirmed(context: Context, at: number): Context {
  const after = refreshed(context, at);
  return { ...after, currentAt: after.now };
}

function refreshed(context: Context, at: number): Context {
  return settled(context, at + (context.serverOffset ?? 0));
}

/** Phase, shown group, places and announcement all follow from board, time and hands. */
function settled(context: Context, now: number): Context {
  const groups = context.board?.data.groups ?? [];
  const phase = context.board && context.source !== 'sample' ? phaseAt(groups.map(windowOf), now) : null;
  const orders = settleOrders(context.orders, groups, context.heldGroup);
  const shown = { ...context, now, phase, orders, ...shownGroup(context, phase) };
  return announced(shown, isAnnouncementDue(context, shown));
}

function shownGroup(context: Context, phase: VotingPhase | null): Pick<Context, 'group' | 'groupChosen'> {
  const numbers = context.board?.data.groups.map((group) => group.number) ?? [];
  const exists = context.group !== null && numbers.includes(context.group);
  const stays = exists && (context.groupChosen || context.heldGroup === context.group);
  if (stays) return { group: context.group, groupChosen: context.groupChosen };
  return { group: groupOfPhase(phase) ?? numbers[0] ?? null, groupChosen: false };
}

/** Another list is not news about this one. */
function isAnnouncementDue(before: Context, after: Context): boolean {
  if (after.group === null || before.group !== after.group) return false;
  const shown = before.orders[after.group];
  // A list that had not come yet had no places to change.
  return before.announcementDue || (!!shown?.length && shown !== after.orders[after.group]);
}

function announced(context: Context, due: boolean): Context {
  const quiet = context.announcedAt === null || context.now - context.announcedAt >= RANKING_ANNOUNCEMENT_MS;
  if (!due || !quiet) return { ...context, announcementDue: due };
  const orderAnnounced = context.orderAnnounced + 1;
  return { ...context, orderAnnounced, announcedAt: context.now, announcementDue: false };
}

/** News is never early, so the largest difference is the truest; a much smaller one means that a clock was set. */
function learnOffset(known: number | null, serverTime: number, at: number): number {
  const told = serverTime - at;
  if (known === null || told > known) return told;
  return known - told > CLOCK_SET_BACK_MS ? told : known;
}
