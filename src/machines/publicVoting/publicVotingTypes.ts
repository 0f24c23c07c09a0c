/** Context and events of the public vote (specification section 2 "Public voting", section 4). */
import type { Board, BoardDelta, Config, StreamTime, Updates } from '../../../domain/contract.ts';
import type { AppError } from '../../../domain/errors.ts';
import type { VotingPhase } from '../../../domain/votingSchedule.ts';
import type { LoadRetried, LoadRetry } from '../loadRetry.ts';
import type { DisplayedOrders } from './displayedOrder.ts';
import type { DisplayedPodium } from './displayedPodium.ts';
import type { RowHold } from './rowHold.ts';

/** `live`: from the server; `remembered`: last seen by this browser; `sample`: bundled, not real (decision D28). */
type BoardSource = 'live' | 'remembered' | 'sample';

export type PublicVotingContext = RowHold & {
  /** The shown board; null before it loads, and if not even the sample loaded. */
  board: Board | null;
  /** Whether the board has the lists of all groups; a server-rendered page has only one list. */
  whole: boolean;
  /** Only a `live` board allows voting. */
  source: BoardSource | null;
  config: Config | null;
  /** Server time (UTC ms) at which the board was last known to be current. */
  currentAt: number | null;
  /** The last failure of the list call. */
  failure: AppError | null;
  /** The coming retry of the list call; null before a try has failed. */
  retry: LoadRetry | null;

  /** Server time minus browser time (ms); null before the server's time is known. */
  serverOffset: number | null;
  /** How many messages arrived in time and wait to be counted; missing if none do. */
  waiting?: number | undefined;
  /** Server time (UTC ms), once a second. */
  now: number;
  /** Phase at `now`; null if unknown, and for the sample. */
  phase: VotingPhase | null;

  /** Number of the shown group. */
  group: number | null;
  /** Whether the visitor chose the group; otherwise it follows the phase. */
  groupChosen: boolean;
  /** The group whose list has pointer, touch or focus; its rows keep their order (decision D29). */
  heldGroup: number | null;
  /** Displayed order: voter ids by group number. */
  orders: DisplayedOrders;
  /** Displayed podium of the shown group. */
  podium: DisplayedPodium;
  /** Increases for each polite announcement of a changed ranking. */
  orderAnnounced: number;
  /** Server time of the last announcement. */
  announcedAt: number | null;
  announcementDue: boolean;

  visible: boolean;
  /** Whether this tab may vote; until `tab.admitted` it opens no stream. */
  admitted: boolean;
  online: boolean;
  /** Consecutive stream failures. */
  streamFailures: number;
  /** How the server wants pages to follow the board; as in `config` until it says otherwise. */
  updates?: Updates;
};

/** `at`: browser time (UTC ms) of arrival. */
export type PublicVotingEvent =
  /* the visitor */
  | { type: 'group.chosen'; group: number }
  | { type: 'list.entered'; group: number }
  | { type: 'list.left' }
  | LoadRetried
  | { type: 'page.touched'; at: number }
  | { type: 'retry.requested' }
  | { type: 'refresh.requested' }
  /* this tab: `admitted` and `blocked` come from the tab guard through the page */
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
  | { type: 'board.received'; board: Board; at: number }
  | { type: 'board.confirmed'; waiting?: number | undefined; at: number }
  | { type: 'updates.told'; updates: Updates }
  | { type: 'poll.failed' };

/** Result of the list call; `config` is null if only that failed. */
export type LoadedBoard = { board: Board; config: Config | null; at: number };

/** The fallback board. `savedAt`: server time (UTC ms) at which it was current. */
export type RecalledBoard = {
  source: Exclude<BoardSource, 'live'>;
  board: Board;
  config: Config | null;
  savedAt: number | null;
  /** Browser time. */
  at: number;
};

/** Gives the clock the server offset, so that it ticks on the server's seconds. */
export type ClockCommand = { type: 'offset.learned'; offset: number | null };

/** `since`: version of the shown board; `failures`: consecutive stream failures. */
export type FollowInput = { since: string | null; failures: number };

/** The shown board, from which polling goes on. */
export type PollInput = { board: Board | null };

export const phaseKinds = ['unknown', 'none', 'upcoming', 'live', 'between', 'ended'] as const;

/** A state of the phase region. */
export type PhaseKind = (typeof phaseKinds)[number];

export type PublicVotingEventOf<Type extends PublicVotingEvent['type']> = Extract<
  PublicVotingEvent,
  { type: Type }
>;
