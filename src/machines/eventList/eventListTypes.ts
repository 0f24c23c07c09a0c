import type { Event } from '../../../domain/contract.ts';

export type LoadedEvents = {
  events: readonly Event[];
  /** UTC milliseconds of the server. */
  now: number;
};

export type EventListContext = LoadedEvents & {
  /** What the server said when the list did not come; null where it said nothing. */
  sentence: string | null;
};

export type EventListEvent =
  | { type: 'retry.requested' }
  | { type: 'login.requested' }
  | { type: 'notice.closed' };
