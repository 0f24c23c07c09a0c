import { media } from './media.ts';
import { vars } from './theme.css.ts';

/** The gap separates the ring from the element: their colours have too little contrast. */
export const focusOutline = {
  outline: `3px solid ${vars.focus.ring}`,
  outlineOffset: 2,
  '@media': { [media.forcedColors]: { outline: '3px solid Highlight' } },
} as const;
