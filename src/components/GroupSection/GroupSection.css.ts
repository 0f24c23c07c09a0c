import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { rem, space } from '../../theme/tokens.ts';

export const section = style({ display: 'grid', gap: space[16] });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[12],
  rowGap: space[4],
});

export const title = style([text.h2]);

// On narrow screens the count has its own line: whether it fits beside a name depends on the loaded font.
export const count = style([
  text.small,
  { flexBasis: '100%', color: vars.text.muted, '@media': { [media.lg]: { flexBasis: 'auto' } } },
]);

export const order = style([
  text.small,
  {
    display: 'none',
    alignItems: 'center',
    gap: space[8],
    marginInlineStart: 'auto',
    color: vars.text.secondary,
    '@media': { [media.lg]: { display: 'flex' } },
  },
]);

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
export const item = style({ contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${rem(150)}` });
