/** Pure context changes, so that state tables hold names only. */
import { applyDelta, windowOf } from '../../../domain/board.ts';
import type { BoardAtHand } from '../../../domain/boardAtHand.ts';
import type { Board, Group } from '../../../domain/contract.ts';
import { RANKING_ANNOUNCEMENT_MS } from '../../../domain/delays.ts';
import type { AppError } from '../../../domain/errors.ts';
import { listOrder, placed } from '../../../domain/listOrder.ts';
import { shareUnchanged } from '../../../domain/shareUnchanged.ts';
import {
  groupOfPhase,
  groupStatus,
  phaseAt,
  type GroupStatus,
  type VotingPhase,
} from '../../../domain/votingSchedule.ts';
import { settleOrders, type DisplayedOrders } from './displayedOrder.ts';
import { settlePodium } from './displayedPodium.ts';
import { mayMove } from './rowHold.ts';
import type {
  LoadedBoard,
  PublicVotingContext,
  PublicVotingEventOf,
  RecalledBoard,
} from './publicVotingTypes.ts';

type Context = PublicVotingContext;

/** If the server offset drops by more (ms), the browser's clock has changed; by less, a message was late. */
const CLOCK_SET_BACK_MS = 2_000;

/** The board from the server-rendered page: live, but as old as the page. */
export function withAtHand(context: Context, { board, config }: BoardAtHand): Context {
  const known = { source: 'live' as const, board, config, currentAt: board.server_time };
  return settled({ ...context, ...known }, board.server_time);
}

export function withLoaded(context: Context, loaded: LoadedBoard): Context {
  const { config, at } = loaded;
  const serverOffset = Math.max(context.serverOffset ?? -Infinity, (config?.server_time ?? 0) - at);
  return withReceived({ ...context, config: config ?? context.config, failure: null, serverOffset }, loaded);
}

export function withReceived(
  context: Context,
  { board, at }: Pick<PublicVotingEventOf<'board.received'>, 'board' | 'at'>,
): Context {
  const serverOffset = Math.max(context.serverOffset ?? -Infinity, board.server_time - at);
  return withBoard({ ...context, serverOffset, waiting: board.waiting }, board, at);
}

export function withDelta(context: Context, { delta, at }: PublicVotingEventOf<'delta.received'>): Context {
  if (!context.board) return context;
  const serverOffset = learnOffset(context.serverOffset, delta.server_time, at);
  return withBoard({ ...context, serverOffset }, applyDelta(context.board, delta), at);
}

/** The server's time also confirms the board: the stream sends it only while the board is current. */
export function withServerTime(
  context: Context,
  { time, at }: PublicVotingEventOf<'time.received'>,
): Context {
  const serverOffset = learnOffset(context.serverOffset, time.server_time, at);
  return confirmed({ ...context, serverOffset, waiting: time.waiting }, at);
}

export function withConfirmation(
  context: Context,
  { waiting, at }: PublicVotingEventOf<'board.confirmed'>,
): Context {
  return confirmed({ ...context, waiting }, at);
}

export function withRecalled(context: Context, recalled: RecalledBoard): Context {
  const { source, board, savedAt, at } = recalled;
  const config = context.config ?? recalled.config;
  const recalledBoard = { source, board, whole: true, config, currentAt: savedAt };
  return refreshed({ ...context, ...recalledBoard }, at);
}

/** Age of the board (ms) since it was last known to be current. */
export const ageOf = ({ now, currentAt }: Context): number => now - (currentAt ?? 0);

/** The list call failed: the shown board counts as remembered. */
export function withFailure(context: Context, failure: AppError): Context {
  return { ...context, failure, source: context.source === 'live' ? 'remembered' : context.source };
}

/** The clock waits for the server's time, because the browser's clock may be wrong. */
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

/** Unchanged participants keep their identity, so that only changed cards render again. */
function withBoard(context: Context, received: Board, at: number): Context {
  const board = shareUnchanged(context.board, received);
  return confirmed({ ...context, board, whole: true, source: 'live' }, at);
}

function confirmed(context: Context, at: number): Context {
  const after = refreshed(context, at);
  return { ...after, currentAt: after.now };
}

function refreshed(context: Context, at: number): Context {
  return settled(context, at + (context.serverOffset ?? 0));
}

/** Derives phase, shown group, places and announcement from board, time and held list. */
function settled(context: Context, now: number): Context {
  const groups = context.board?.data.groups ?? [];
  const phase = context.board && context.source !== 'sample' ? phaseAt(groups.map(windowOf), now) : null;
  const at = now - (context.serverOffset ?? 0);
  const resting = mayMove(context, at) ? null : context.group;
  const isHeld = (group: number) => group === context.heldGroup || group === resting;
  const orders = settleOrders(context.orders, wantedOrders(context, groups, now), isHeld);
  const selected = shownGroup(context, phase);
  const leaders = placed(groups.find(({ number }) => number === selected.group)?.participants ?? []);
  const podium = settlePodium(context.podium, selected.group, leaders, context.touchedAt, at);
  const movedAt = hasMoved(context, orders) ? at : context.movedAt;
  const shown = { ...context, now, phase, orders, podium, movedAt, ...selected };
  return announced(shown, isAnnouncementDue(context, shown));
}

/** Status of a group at `now` (server time, UTC ms); undefined for sample data, whose times mean nothing. */
export function statusAt({ source }: Context, group: Group, now: number): GroupStatus | undefined {
  return source === 'sample' ? undefined : groupStatus(windowOf(group), now);
}

function wantedOrders(context: Context, groups: readonly Group[], now: number): DisplayedOrders {
  return Object.fromEntries(
    groups.map((group) => {
      const order = listOrder(statusAt(context, group, now), group.participants);
      return [group.number, order.map(({ voter_id }) => voter_id)];
    }),
  );
}

function shownGroup(context: Context, phase: VotingPhase | null): Pick<Context, 'group' | 'groupChosen'> {
  const numbers = context.board?.data.groups.map((group) => group.number) ?? [];
  const exists = context.group !== null && numbers.includes(context.group);
  const stays = exists && (context.groupChosen || context.heldGroup === context.group);
  if (stays) return { group: context.group, groupChosen: context.groupChosen };
  return { group: groupOfPhase(phase) ?? numbers[0] ?? null, groupChosen: false };
}

/** Whether rows of the shown group change places. An empty list had no places to change. */
function hasMoved({ group, orders }: Context, settledOrders: DisplayedOrders): boolean {
  const shown = group === null ? undefined : orders[group];
  return !!shown?.length && group !== null && shown !== settledOrders[group];
}

/** Whether the order of the shown group changed. To show another group is no change of ranking. */
function isAnnouncementDue(before: Context, after: Context): boolean {
  if (after.group === null || before.group !== after.group) return false;
  return before.announcementDue || hasMoved(before, after.orders);
}

function announced(context: Context, due: boolean): Context {
  const quiet = context.announcedAt === null || context.now - context.announcedAt >= RANKING_ANNOUNCEMENT_MS;
  if (!due || !quiet) return { ...context, announcementDue: due };
  const orderAnnounced = context.orderAnnounced + 1;
  return { ...context, orderAnnounced, announcedAt: context.now, announcementDue: false };
}

/** Messages are never early, so the largest offset is the best. A much smaller one means a changed clock. */
function learnOffset(known: number | null, serverTime: number, at: number): number {
  const offset = serverTime - at;
  if (known === null || offset > known) return offset;
  return known - offset > CLOCK_SET_BACK_MS ? offset : known;
}
