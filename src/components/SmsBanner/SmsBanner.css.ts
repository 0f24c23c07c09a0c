import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { radius, rem, space } from '../../theme/tokens.ts';

export const banner = style({
  display: 'grid',
  gap: space[8],
  padding: space[12],
  border: `1px solid color-mix(in srgb, ${vars.honour.softText} 16%, ${vars.honour.soft})`,
  borderRadius: radius.lg,
  backgroundColor: vars.honour.soft,
  boxShadow: vars.shadow.e2,
  '@media': {
    [media.lg]: {
      gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 3fr)',
      alignItems: 'center',
      padding: space[16],
    },
  },
});

export const paused = style({ borderColor: vars.border.subtle, backgroundColor: vars.bg.surface });

export const words = style({
  paddingInline: space[4],
  '@media': { [media.lg]: { paddingInline: space[12] } },
});

export const title = style([
  text.h3,
  { display: 'flex', alignItems: 'center', gap: space[8], color: vars.honour.softText },
]);

export const what = style([text.smallStrong, { color: vars.honour.softSecondary }]);
export const price = style([text.small, { color: vars.honour.softSecondary }]);

export const tiles = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space[8],
  '@media': { [media.lg]: { gap: space[12] } },
});

export const tile = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: rem(56),
  paddingInline: space[2],
  borderRadius: radius.md,
  backgroundColor: vars.bg.surface,
  '@media': {
    [media.lg]: {
      justifyContent: 'space-between',
      minBlockSize: rem(77),
      paddingInline: space[16],
      paddingInlineEnd: space[8],
    },
  },
});

export const pausedTile = style({ backgroundColor: vars.bg.subtle });

export const provider = style({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  '@media': { [media.lg]: { justifyItems: 'start' } },
});

/** Covers the tile, except where a mouse says that the device is no phone. */
export const link = style({
  position: 'absolute',
  inset: 0,
  borderRadius: radius.md,
  '@media': { [media.hover]: { display: 'none' } },
});

export const name = style([text.caption, { color: vars.text.secondary }]);

export const code = style([text.numeralM, { color: vars.text.honour }]);
export const pausedCode = style({ color: vars.text.muted });

export const copy = style({
  display: 'none',
  '@media': { [`${media.lg} and ${media.hover}`]: { display: 'block' } },
});

export const pausedTitle = style({ color: vars.text.secondary });
