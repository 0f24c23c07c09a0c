import { media } from './media.ts';
import { vars } from './theme.css.ts';

/** The gap keeps the ring apart from what it surrounds: sea on pomegranate alone cannot be told apart. */
export const focusOutline = {
  outline: `3px solid ${vars.focus.ring}`,
  outlineOffset: 2,
  '@media': { [media.forcedColors]: { outline: '3px solid Highlight' } },
} as const;
