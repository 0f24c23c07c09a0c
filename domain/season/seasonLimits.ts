/** Figures of the season's desk. Lengths count characters. */
export const SEASON_NAME_MAX_LENGTH = 120;
/** Of rounds and voting groups, which stand in tabs. */
export const ROUND_NAME_MAX_LENGTH = 80;
export const SEASON_TEXT_MAX_LENGTH = 5_000;
/** Of a reason that the public reads on one line. */
export const PUBLIC_REASON_MAX_LENGTH = 300;
export const CRITERIA_MAX = 12;
/** How long a link shows a draft, unless it is ended, published or deleted before. */
export const PREVIEW_LINK_MS = 7 * 24 * 60 * 60_000;
/** Events in one page of a list. */
export const EVENT_PAGE = 20;
/** The youngest age that a competition may ask for, and the oldest (years). */
export const MIN_AGE = { least: 18, most: 99 };
/** The largest fee or price, in baisa. */
export const MOST_BAISA = 1_000_000_000;
/** The most entries that a round can have in its groups. */
export const ROUND_ENTRIES_MAX = 1_000;
/** The most entries of one act on many. */
export const BULK_ENTRIES_MAX = 20_000;
/** Acts on many entries that the desk lists, and entries that it names of what one passed over. */
export const BULK_SHOWN = { jobs: 20, skipped: 200, first: 10 };
/** The longest file of a season, in characters. */
export const SEASON_FILE_MAX_LENGTH = 150_000;
/** The longest text that stands for a picture. */
export const ALT_TEXT_MAX_LENGTH = 250;
/** Most megabytes of a picture, as it is sent to the server. */
export const PICTURE_MAX_MEGABYTES = 15;
/** `PICTURE_MAX_MEGABYTES` in bytes. */
export const PICTURE_MAX_BYTES = PICTURE_MAX_MEGABYTES * 1_000_000;
/** Most pixels of a picture. One with more is a decompression bomb rather than a photograph. */
export const PICTURE_MAX_PIXELS = 50_000_000;
/** The widest (px) that the largest rectangle of a stored picture is. */
export const PICTURE_STORED_WIDTH = 3_200;
/** The smallest picture (px) that has room for all shapes (decision D228). */
export const SMALLEST_PICTURE = { width: 1_200, height: 675 };
/** The most minutes by which an open window closes later (decision D232). */
export const EXTENSION_MINUTES = 60;
