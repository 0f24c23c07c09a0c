import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { control, duration, radius, rem, space } from '../../theme/tokens.ts';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  overflow: 'hidden',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.lg,
  backgroundColor: vars.bg.surface,
});

export const picture = style({ position: 'relative', aspectRatio: '16 / 9' });

/** The whole picture is the link; only the disc is visible. */
export const play = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  // The card clips an outer ring.
  ':focus-visible': { outlineOffset: -6 },
});

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: rem(56),
  blockSize: rem(56),
  border: `1px solid ${vars.text.primary}`,
  borderRadius: radius.pill,
  backgroundColor: vars.backdrop.scrim,
  transitionProperty: 'transform',
  transitionDuration: duration.fast,
  '@media': { [media.hover]: { selectors: { [`${play}:hover &`]: { transform: 'scale(1.06)' } } } },
});

/** Filled, like the usual play icon. */
globalStyle(`${disc} svg`, { fill: 'currentColor' });

export const length = style([
  text.captionStrong,
  {
    position: 'absolute',
    insetBlockEnd: space[12],
    insetInlineEnd: space[12],
    paddingInline: space[8],
    borderRadius: radius.xs,
    backgroundColor: vars.backdrop.scrim,
    fontVariantNumeric: 'tabular-nums',
    pointerEvents: 'none',
  },
]);

export const fee = style({ display: 'grid', gap: space[12] });

export const body = style({
  display: 'grid',
  alignContent: 'start',
  flexGrow: 1,
  gap: space[6],
  padding: space[16],
  '@media': { [media.lg]: { paddingInline: space[20] } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[12],
  rowGap: space[4],
});

export const title = style([text.h3, { overflowWrap: 'anywhere' }]);

export const words = style([
  text.small,
  {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    color: vars.text.secondary,
  },
]);

export const news = style([
  text.small,
  { display: 'flex', alignItems: 'flex-start', gap: space[6], color: vars.info.text },
]);

export const newsMark = style({ display: 'grid', flexShrink: 0, placeItems: 'center', blockSize: '1.6em' });

export const asked = style([text.small, { color: vars.warning.text }]);

/** The organisers' own words, as long as they are. */
export const reason = style([text.small, { overflowWrap: 'anywhere' }]);

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  minBlockSize: rem(56),
  paddingInlineStart: space[16],
  paddingInlineEnd: space[8],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  '@media': { [media.lg]: { paddingInlineStart: space[20] } },
});

export const date = style([text.caption, { color: vars.text.secondary }]);

export const actions = style({ display: 'flex', minBlockSize: control.md });
