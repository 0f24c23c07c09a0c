/** Figures of content pages. Lengths count characters. */
export const PAGE_TITLE_MAX_LENGTH = 120;
/** Search engines and link previews show about half of it. */
export const PAGE_SUMMARY_MAX_LENGTH = 300;
export const PAGE_BODY_MAX_LENGTH = 20_000;
