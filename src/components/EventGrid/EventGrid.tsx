import type { Event } from '../../../domain/contract.ts';
import { WIDE_CARD_EVENTS } from '../../../domain/limits.ts';
import { EventCard } from '../EventCard/EventCard.tsx';
import * as styles from './EventGrid.css.ts';

export type EventGridProps = {
  events: readonly Event[];
  /** UTC milliseconds of the server. */
  now: number;
  level?: 2 | 3;
  /** Its first row is seen first. */
  eager?: boolean;
};

const FIRST_ROW = 3;

/** Events as cards: in a grid when there are more than two, else each in a row of its own (specification section 2). */
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
