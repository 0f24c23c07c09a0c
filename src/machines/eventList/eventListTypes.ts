import type { Event } from '../../../domain/contract.ts';
import type { Told } from '../loadFailure.ts';

export type LoadedEvents = {
  events: readonly Event[];
  /** UTC milliseconds of the server. */
  now: number;
};

export type EventListContext = LoadedEvents & Told;

export type EventListEvent =
  | { type: 'retry.requested' }
  | { type: 'login.requested' }
  | { type: 'notice.closed' };
