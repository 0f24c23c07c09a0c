/** The time zone for everything that belongs to no event (decision D32). Events set their own zone. */
export const DEFAULT_ZONE = 'Asia/Muscat';
