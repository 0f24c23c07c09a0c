import { style } from '@vanilla-extract/css';
import { media } from './media.ts';
import { vars } from './theme.css.ts';

const gap = 2;
const ring = {
  outline: `3px solid ${vars.focus.ring}`,
  outlineOffset: gap,
  '@media': { [media.forcedColors]: { outline: '3px solid Highlight' } },
} as const;

export const focusOutline = ring;

/** For an element that shows the focus of something inside it, such as a card around a stretched link. */
export const focusRingWithin = style({ selectors: { '&:has(:focus-visible)': ring } });
