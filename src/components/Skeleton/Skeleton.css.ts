import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { control, duration, radius, rem, space } from '../../theme/tokens.ts';
import { appearsAfter } from './useLingering.ts';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const sweep = createVar();
const shimmer = keyframes({
  from: { backgroundPosition: `calc(100% - 100% * ${sweep}) 0` },
  to: { backgroundPosition: `calc(100% * ${sweep}) 0` },
});

export const skeleton = style({
  display: 'grid',
  gap: space[16],
  animation: `${appear} ${duration.fast} ${appearsAfter}ms backwards`,
});

export const columns = style({
  '@media': { [media.lg]: { gridTemplateColumns: '1fr 1fr', columnGap: space[24] } },
});

// The shimmer moves in reading direction.
export const shape = style({
  vars: { [sweep]: '0' },
  borderRadius: radius.sm,
  backgroundColor: vars.bg.subtle,
  backgroundImage: `linear-gradient(90deg, transparent 30%, ${vars.bg.hover} 50%, transparent 70%)`,
  backgroundSize: '300% 100%',
  backgroundPosition: '100% 0',
  animation: `${shimmer} 1600ms linear infinite`,
  selectors: { '&:dir(rtl)': { vars: { [sweep]: '1' } } },
  '@media': { [media.forcedColors]: { border: '1px solid GrayText' } },
});

const card = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[12],
  rowGap: space[16],
  minBlockSize: rem(117),
  padding: space[16],
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.lg,
  backgroundColor: vars.bg.surface,
});

const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  minBlockSize: rem(71),
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});

const hero = style({
  display: 'grid',
  alignContent: 'center',
  gap: space[16],
  minBlockSize: rem(248),
  '@media': { [media.lg]: { minBlockSize: rem(336) } },
});

const field = style({ display: 'flex' });

export const kind = { card, row, field, hero };

export const lines = style({ display: 'grid', flexGrow: 1, flexBasis: 0, gap: space[12] });

export const piece = styleVariants({
  rank: {
    inlineSize: rem(28),
    blockSize: rem(56),
    borderRadius: radius.pill,
    '@media': { [media.lg]: { inlineSize: rem(44), blockSize: rem(80) } },
  },
  photo: {
    inlineSize: rem(56),
    blockSize: rem(56),
    borderRadius: radius.md,
    '@media': { [media.lg]: { inlineSize: rem(80), blockSize: rem(80) } },
  },
  button: { inlineSize: rem(96), blockSize: control.md, borderRadius: radius.pill },
  avatar: { inlineSize: rem(48), blockSize: rem(48), borderRadius: radius.md },
  tag: { inlineSize: rem(150), blockSize: rem(32), borderRadius: radius.pill },
  title: { inlineSize: '80%', maxInlineSize: rem(480), blockSize: rem(48) },
  name: { inlineSize: '70%', maxInlineSize: rem(220), blockSize: rem(20) },
  detail: { inlineSize: '45%', maxInlineSize: rem(160), blockSize: rem(14) },
  label: { inlineSize: rem(120), blockSize: rem(16) },
  input: { blockSize: control.lg },
  // In the line of the name where it fits, otherwise in its own row.
  meter: {
    display: 'none',
    blockSize: rem(8),
    borderRadius: radius.pill,
    '@media': { [media.lg]: { display: 'block' } },
  },
  meterRow: {
    flexBasis: '100%',
    blockSize: rem(8),
    borderRadius: radius.pill,
    '@media': { [media.lg]: { display: 'none' } },
  },
});
