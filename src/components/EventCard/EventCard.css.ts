import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { clampedName } from '../../theme/clampedName.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { duration, easing, radius, rem, space } from '../../theme/tokens.ts';

const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  overflow: 'hidden',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.lg,
  backgroundColor: vars.bg.surface,
  // The card clips the focus ring of its link, so the card draws the ring.
  selectors: {
    '&:focus-within:has(:focus-visible)': { outline: `3px solid ${vars.focus.ring}`, outlineOffset: 2 },
  },
});

export const look = styleVariants({
  grid: [card],
  wide: [card, { '@media': { [media.md]: { flexDirection: 'row', minBlockSize: rem(280) } } }],
});

const picture = style({ overflow: 'hidden', aspectRatio: '16 / 9' });

export const place = styleVariants({
  grid: [picture],
  wide: [picture, { '@media': { [media.md]: { flex: '0 0 45%', aspectRatio: 'auto' } } }],
});

/** Zooms in slightly on hover. */
export const zoom = style({
  blockSize: '100%',
  transitionProperty: 'transform',
  transitionDuration: duration.slow,
  transitionTimingFunction: easing.out,
  '@media': { [media.hover]: { selectors: { [`${card}:hover &`]: { transform: 'scale(1.02)' } } } },
});

const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  flexGrow: 1,
  gap: space[8],
  padding: space[16],
});

export const body = styleVariants({
  grid: [words, { '@media': { [media.lg]: { padding: space[24] } } }],
  wide: [
    words,
    { '@media': { [media.md]: { justifyContent: 'center', gap: space[12], paddingInline: space[32] } } },
  ],
});

// A smaller line height cuts off the dots under a final letter.
const name = style({ lineHeight: '1.55 !important' });
globalStyle(`${name} bdi`, { ...clampedName, paddingBlockEnd: '.15em' });

export const title = styleVariants({ grid: [text.h3, name], wide: [text.h2, name] });

/** The whole card is the link. */
export const link = style({
  outline: 'none',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
});

export const dates = style([text.small, { color: vars.text.secondary }]);

export const foot = style({ marginBlockStart: 'auto', paddingBlockStart: space[4] });

/** Looks like a button that says where the card leads; the card itself is the link. */
export const call = style([
  text.label,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    minBlockSize: rem(44),
    marginBlockStart: space[8],
    color: vars.text.link,
  },
]);
