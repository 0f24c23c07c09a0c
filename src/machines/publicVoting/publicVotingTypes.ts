/** What the public vote knows and what can happen to it (specification section 2 "Public voting", section 4). */
import type { Board, BoardDelta, Config, StreamTime } from '../../../domain/contract.ts';
import type { AppError } from '../../../domain/errors.ts';
import type { VotingPhase } from '../../../domain/votingSchedule.ts';
import type { DisplayedOrders } from './displayedOrder.ts';

/** `live`: from the server; `remembered`: the last list that this browser saw; `sample`: bundled, not real (decision D28). */
type BoardSource = 'live' | 'remembered' | 'sample';

export type PublicVotingContext = {
  /** What is shown; null until there is anything, and when not even a sample could be shown. */
  board: Board | null;
  /** Whether it has the lists of all groups; what a page comes with has that of the group shown first alone. */
  whole: boolean;
  /** Voting is possible on `live` only. */
  source: BoardSource | null;
  config: Config | null;
  /** Names the board as the list call answered it; null once deltas have changed it. */
  etag: string | null;
  /** Server time (UTC ms) at which the board was last known to be current: its age is `now` less this. */
  currentAt: number | null;
  /** Why the list call last failed. */
  failure: AppError | null;

  /** Server time less the browser's, in ms; null until the server has told its time. */
  serverOffset: number | null;
  /** Server time (UTC ms), once a second. */
  now: number;
  /** Phase over the board's groups at `now`; null when unknown, also over a sample. */
  phase: VotingPhase | null;

  /** The number of the group shown. */
  group: number | null;
  /** Whether the visitor chose it; otherwise it follows the phase. */
  groupChosen: boolean;
  /** The group whose list holds pointer, touch or focus: its rows keep their places (decision D29). */
  heldGroup: number | null;
  /** The places of the rows as shown, voter ids by group number. */
  orders: DisplayedOrders;
  /** Counts up when the shown ranking has changed places and that should be said politely. */
  orderAnnounced: number;
  /** Server time of the last announcement; null before the first. */
  announcedAt: number | null;
  announcementDue: boolean;

  visible: boolean;
  /** Whether this tab is the one that votes; until `tab.admitted` it holds no stream. */
  admitted: boolean;
  online: boolean;
  /** How often in a row the stream could not be opened or was cut. */
  streamFailures: number;
};

/** `at` is the browser's time (UTC ms) at which something arrived. */
export type PublicVotingEvent =
  /* the visitor */
  | { type: 'group.chosen'; group: number }
  | { type: 'list.entered'; group: number }
  | { type: 'list.left' }
  | { type: 'retry.requested' }
  | { type: 'refresh.requested' }
  /* this tab: `admitted` and `blocked` come from the tab guard, by way of the page */
  | { type: 'tab.shown' }
  | { type: 'tab.hidden' }
  | { type: 'tab.admitted' }
  | { type: 'tab.blocked' }
  | { type: 'network.lost' }
  | { type: 'network.returned' }
  | { type: 'clock.ticked'; at: number }
  /* the board */
  | { type: 'stream.opened' }
  | { type: 'stream.cut' }
  | { type: 'time.received'; time: StreamTime; at: number }
  | { type: 'delta.received'; delta: BoardDelta; at: number }
  | { type: 'board.received'; board: Board; etag: string | null; at: number }
  | { type: 'board.confirmed'; at: number }
  | { type: 'poll.failed'; error: AppError };

/** What the list call brings; `config` is null when only that failed. */
export type LoadedBoard = { board: Board; config: Config | null; etag: string | null; at: number };

/** What stands in for the list: `savedAt` is the server time (UTC ms) at which it was current. */
export type RecalledBoard = {
  source: Exclude<BoardSource, 'live'>;
  board: Board;
  config: Config | null;
  savedAt: number | null;
  /** The browser's time now. */
  at: number;
};

/** Tells the clock how far the server's is ahead, so that it ticks with the server's seconds. */
export type ClockCommand = { type: 'offset.learned'; offset: number | null };

/** `since`: the version of the board shown; `failures`: how often in a row the stream has failed. */
export type FollowInput = { since: string | null; failures: number };

export type PollInput = { etag: string | null };

export const phaseKinds = ['unknown', 'none', 'upcoming', 'live', 'between', 'ended'] as const;

/** A state of the phase region. */
export type PhaseKind = (typeof phaseKinds)[number];

export type PublicVotingEventOf<Type extends PublicVotingEvent['type']> = Extract<
  PublicVotingEvent,
  { type: Type }
>;
