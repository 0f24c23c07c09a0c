import { globalStyle, style } from '@vanilla-extract/css';
import { clampedName } from '../../theme/clampedName.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { radius, rem, space } from '../../theme/tokens.ts';

export const card = style({
  position: 'relative',
  display: 'grid',
  // On the usual phones the deadline then has as many lines in the fallback font as in its own, so nothing moves.
  gridTemplateColumns: `${rem(92)} minmax(0, 1fr)`,
  columnGap: space[16],
  blockSize: '100%',
  padding: space[16],
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.lg,
  backgroundColor: vars.bg.surface,
  selectors: {
    '&:focus-within:has(:focus-visible)': { outline: `3px solid ${vars.focus.ring}`, outlineOffset: 2 },
  },
  '@media': {
    [media.md]: { gridTemplateColumns: `${rem(176)} minmax(0, 1fr)`, columnGap: space[24] },
    [media.hover]: { ':hover': { borderColor: vars.border.control } },
  },
});

export const picture = style({
  alignSelf: 'start',
  overflow: 'hidden',
  aspectRatio: '1',
  borderRadius: radius.md,
  '@media': { [media.md]: { aspectRatio: '4 / 3' } },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[8],
});

export const title = style([text.h3, { lineHeight: '1.55 !important' }]);
globalStyle(`${title} bdi`, clampedName);

/** The whole card is the link. */
export const link = style({
  outline: 'none',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
});

export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

export const facts = style([
  text.small,
  { display: 'flex', flexWrap: 'wrap', columnGap: space[16], color: vars.text.secondary },
]);

export const fact = style({ display: 'inline-flex', alignItems: 'center', gap: space[6] });

export const deadline = style([text.small, { marginBlockStart: 'auto', color: vars.text.secondary }]);
