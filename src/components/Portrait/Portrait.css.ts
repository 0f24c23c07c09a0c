import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { radius, rem } from '../../theme/tokens.ts';
import { fontFamily } from '../../theme/typography.ts';

// The letter of the initial is measured by the side, so both are said in em.
const square = style({
  flexShrink: 0,
  inlineSize: '1em',
  blockSize: '1em',
  overflow: 'hidden',
});

const sides = {
  row: [48, 48],
  head: [64, 64],
  summary: [72, 72],
  chosen: [72, 120],
  place: [132, 132],
} as const;

const corner = (side: number) => (side > 150 ? radius.xl : side > 100 ? radius.lg : radius.md);

export const size = styleVariants({ ...sides, champion: [176, 176] as const }, ([narrow, wide]) => [
  square,
  {
    borderRadius: corner(narrow),
    fontSize: rem(narrow),
    '@media': { [media.md]: { fontSize: rem(wide) } },
  },
]);

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
