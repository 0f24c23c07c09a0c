import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { control, radius, rem, space } from '../../theme/tokens.ts';

export const player = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.md,
});

export const face = styleVariants(
  { video: { aspectRatio: '16 / 9' }, audio: { minBlockSize: rem(240) } },
  (shape) => [
    {
      position: 'relative',
      isolation: 'isolate',
      flexGrow: 1,
      minBlockSize: 0,
      overflow: 'hidden',
      ...shape,
    } as const,
  ],
);

export const film = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
});

/** The waveform follows time, from left to right. */
export const levels = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'fill',
  padding: space[24],
});

export const name = style([
  text.h3,
  {
    position: 'absolute',
    insetInline: space[16],
    insetBlockStart: space[16],
    overflowWrap: 'anywhere',
    color: vars.text.primary,
  },
]);

export const surface = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  color: vars.text.primary,
});

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: rem(64),
  blockSize: rem(64),
  border: `1px solid ${vars.text.primary}`,
  borderRadius: radius.pill,
  backgroundColor: vars.backdrop.scrim,
});

/** Filled, like the usual play icon. */
globalStyle(`${disc} svg`, { fill: 'currentColor' });

export const waiting = style([
  text.small,
  {
    position: 'absolute',
    insetInlineStart: space[12],
    insetBlockEnd: space[12],
    paddingInline: space[12],
    borderRadius: radius.pill,
    backgroundColor: vars.backdrop.scrim,
    color: vars.text.primary,
    ':empty': { paddingInline: 0 },
  },
]);

export const over = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[16],
  padding: space[16],
  overflow: 'auto',
  textAlign: 'center',
  backgroundColor: vars.bg.canvas,
});

export const failureTitle = style([text.h3]);

export const failureText = style([
  text.small,
  { maxInlineSize: rem(440), textWrap: 'balance', color: vars.text.secondary },
]);

export const failureActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[8],
});

export const controls = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  paddingBlock: space[4],
  paddingInline: space[4],
  backgroundColor: vars.bg.surface,
  '@media': { [media.md]: { gap: space[8], paddingInline: space[12] } },
});

const slider = style({
  minInlineSize: 0,
  blockSize: control.md,
  accentColor: vars.action.bg,
  cursor: 'pointer',
});

export const position = style([slider, { flexGrow: 1, flexBasis: rem(80) }]);

/** The volume slider, hidden on narrow screens: phones have volume buttons. */
export const volume = style([
  slider,
  { display: 'none', inlineSize: rem(88), '@media': { [media.md]: { display: 'block' } } },
]);

export const time = style([
  text.caption,
  {
    flexShrink: 0,
    paddingInline: space[4],
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    color: vars.text.secondary,
  },
]);
