import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { radius, rem } from '../../theme/tokens.ts';
import { fontFamily } from '../../theme/typography.ts';

// The initial scales with the square, so both are in em.
const square = style({
  flexShrink: 0,
  inlineSize: '1em',
  blockSize: '1em',
  overflow: 'hidden',
});

const sizes = {
  row: { narrow: 48, wide: 48, corner: radius.md },
  head: { narrow: 64, wide: 64, corner: radius.md },
  summary: { narrow: 72, wide: 72, corner: radius.md },
  chosen: { narrow: 72, wide: 120, corner: radius.md },
  tied: { narrow: 96, wide: 96, corner: radius.lg },
  place: { narrow: 132, wide: 132, corner: radius.lg },
  champion: { narrow: 176, wide: 176, corner: radius.xl },
} as const;

export const size = {
  ...styleVariants(sizes, ({ narrow, wide, corner }) => [
    square,
    {
      borderRadius: corner,
      fontSize: rem(narrow),
      '@media': { [media.md]: { fontSize: rem(wide) } },
    },
  ]),
  /** As large as the font size around it. */
  inherited: style([square, { borderRadius: radius.md }]),
};

export const photo = style({ objectFit: 'cover' });

export const initial = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  backgroundColor: vars.action.soft,
  color: vars.action.softText,
});

export const letter = style({
  position: 'relative',
  fontFamily: fontFamily.display,
  fontSize: '0.4em',
  fontWeight: 700,
  lineHeight: 1.5,
});

export const bars = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  stroke: 'currentColor',
  strokeWidth: 3,
  strokeLinecap: 'round',
  opacity: 0.14,
});
