import type { StyleRule } from '@vanilla-extract/css';

/** Aligns text in the other script as the text around it; Chromium knows only the prefixed word. */
export const asParent = { textAlign: ['-webkit-match-parent', 'match-parent'] } satisfies StyleRule;

/**
 * A name of at most two lines. For the `bdi` that holds it: a name in the other script then loses its end, not its
 * beginning, and stands on the side of the page's own text.
 */
export const clampedName = {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  ...asParent,
} satisfies StyleRule;
