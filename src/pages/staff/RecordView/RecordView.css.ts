import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { text } from '../../../theme/text.css.ts';
import { vars } from '../../../theme/theme.css.ts';
import { rem, space } from '../../../theme/tokens.ts';

/** Two parts beside each other, where there is room for both. */
export const parts = style({
  display: 'grid',
  gap: space[24],
  alignItems: 'start',
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const facts = style([
  text.small,
  {
    display: 'grid',
    gridTemplateColumns: `minmax(${rem(112)}, auto) minmax(0, 1fr)`,
    columnGap: space[16],
    rowGap: space[8],
  },
]);

/** Its name and value stand in the columns of the list. */
export const fact = style({ display: 'contents' });

export const name = style({ color: vars.text.muted });

export const value = style({ margin: 0, overflowWrap: 'anywhere' });
// A time with its words is longer than the column of a phone.
globalStyle(`${value} time`, { whiteSpace: 'normal' });

export const tools = style({
  display: 'inline-flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: space[8],
});
