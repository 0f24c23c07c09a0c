/** The time zone where no event sets one (decision D32). What belongs to an event uses the event's own zone. */
export const DEFAULT_ZONE = 'Asia/Muscat';
