import { style } from '@vanilla-extract/css';
import { media, phone } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { usedSearch } from '../ListSearch/usedSearch.css.ts';
import { control, rem, space } from '../../theme/tokens.ts';

export const section = style({ display: 'grid', gap: space[16] });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[12],
  rowGap: space[4],
});

export const title = text.h2;

const wholeRow = { inlineSize: '100%', marginBlock: space[4] };

/**
 * The place of the search. On narrow screens only its icon has room beside the title until it is used, so that the
 * first vote stays above the fold.
 */
export const search = style({
  inlineSize: rem(280),
  '@media': {
    [`not all and ${media.md}`]: {
      inlineSize: control.md,
      marginBlock: `-${space[6]}`,
      marginInlineStart: 'auto',
      selectors: { [`&:has(${usedSearch})`]: wholeRow },
      '@supports': { 'not selector(:has(*))': wholeRow },
    },
  },
});

// On narrow screens the count has its own line: whether it fits beside a name depends on the loaded font.
export const count = style([
  text.small,
  { flexBasis: '100%', color: vars.text.muted, '@media': { [media.lg]: { flexBasis: 'auto' } } },
]);

export const formula = style({ '@media': { [media.lg]: { marginInlineStart: 'auto' } } });

export const list = style({
  display: 'grid',
  gap: space[12],
  '@media': {
    [media.lg]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: space[24],
      rowGap: space[16],
    },
  },
});

/** Rows outside the window are not laid out; they keep their last size, or an estimate. */
export const item = style({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${rem(150)}`,
  '@media': { [phone]: { containIntrinsicBlockSize: `auto ${rem(207)}` } },
});
