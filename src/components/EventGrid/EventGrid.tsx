import type { Event } from '../../../domain/contract.ts';
import { WIDE_CARD_EVENTS } from '../../../domain/limits.ts';
import { EventCard } from '../EventCard/EventCard.tsx';
import * as styles from './EventGrid.css.ts';

export type EventGridProps = {
  events: readonly Event[];
  /** Server time in UTC milliseconds. */
  now: number;
  level?: 2 | 3;
  /** Loads the pictures of the first row at once. */
  eager?: boolean;
};

const FIRST_ROW = 3;

/** Event cards: a grid for more than two, otherwise one in each row (specification section 2). */
export function EventGrid({ events, now, level = 2, eager = false }: EventGridProps) {
  const look = events.length > WIDE_CARD_EVENTS ? 'grid' : 'wide';
  return (
    <ul className={styles.look[look]}>
      {events.map((event, index) => (
        <li key={event.id}>
          <EventCard event={event} now={now} look={look} level={level} eager={eager && index < FIRST_ROW} />
        </li>
      ))}
    </ul>
  );
}
