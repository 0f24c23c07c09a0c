import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { text } from '../../../theme/text.css.ts';
import { vars } from '../../../theme/theme.css.ts';
import { radius, rem, space } from '../../../theme/tokens.ts';

/** No wider than its panel, whatever stands in it. */
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const form = style({ ...column, gap: space[16] });

export const parts = style({ ...column, gap: space[12] });

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const whole = style({
  display: 'block',
  maxInlineSize: '100%',
  maxBlockSize: rem(320),
  borderRadius: radius.md,
});

export const texts = style({
  display: 'grid',
  gap: space[12],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = style([text.label, { padding: 0, marginBlockEnd: space[8] }]);

export const pair = style({
  display: 'grid',
  gap: space[16],
  '@media': { [media.md]: { gridTemplateColumns: '1fr 1fr' } },
});

export const gap = style([text.caption, { marginBlock: `${space[4]} 0`, color: vars.warning.text }]);

export const acts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });

export const quiet = style([text.small, { margin: 0, color: vars.text.secondary }]);

export const error = style([text.small, { margin: 0, color: vars.error.text }]);

export const previews = style({ ...column, gap: space[12] });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
});

export const previewTitle = style([text.label, { margin: 0 }]);

/** A page of 1280 px, made as narrow as its panel. */
const WIDE = 1_280;
const SMALL = 0.24;
const LARGE = 0.5;
const TALL = 780;

const box = style({ overflow: 'hidden', border: `1px solid ${vars.border.subtle}`, maxInlineSize: '100%' });

export const screen = styleVariants({
  phone: [box, { inlineSize: rem(390), blockSize: rem(560) }],
  wide: [
    box,
    {
      inlineSize: rem(WIDE * SMALL),
      blockSize: rem(TALL * SMALL),
      '@media': { [media.lg]: { inlineSize: rem(WIDE * LARGE), blockSize: rem(TALL * LARGE) } },
    },
  ],
});

export const frame = styleVariants({
  phone: { display: 'block', inlineSize: '100%', blockSize: '100%', border: 0 },
  wide: {
    display: 'block',
    inlineSize: WIDE,
    blockSize: TALL,
    border: 0,
    transformOrigin: 'top left',
    transform: `scale(${SMALL})`,
    selectors: { '[dir=rtl] &': { transformOrigin: 'top right' } },
    '@media': { [media.lg]: { transform: `scale(${LARGE})` } },
  },
});

export const link = style({ display: 'grid', gap: space[8], margin: 0, maxInlineSize: rem(360) });

export const linkPicture = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '40 / 21',
  borderRadius: radius.md,
});

export const list = style({ display: 'grid', gap: space[16], padding: space[16] });
