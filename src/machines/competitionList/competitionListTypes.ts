import type { Competition, ContentPage, Event } from '../../../domain/contract.ts';
import type { Told } from '../loadFailure.ts';

/** What lives at an address of one segment (decision D33). */
export type OpenedSlug =
  | {
      kind: 'event';
      event: Event;
      competitions: readonly Competition[];
      /** UTC milliseconds of the server. */
      now: number;
    }
  | { kind: 'page'; page: ContentPage };

export type CompetitionListContext = Told & {
  /** Known before its competitions where the visitor came from a list of events. */
  event: Event | null;
  competitions: readonly Competition[];
  now: number;
  page: ContentPage | null;
};

export type CompetitionListInput = { event: Event | null; now: number };

export type CompetitionListEvent =
  | { type: 'retry.requested' }
  | { type: 'login.requested' }
  | { type: 'notice.closed' }
  /** Do not wait until the page leads home by itself. */
  | { type: 'home.requested' };
