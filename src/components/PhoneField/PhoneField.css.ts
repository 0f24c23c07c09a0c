import { style } from '@vanilla-extract/css';
import { rem, space } from '../../theme/tokens.ts';

/** Reads left to right in both languages, as a number is dialled, and stands under its name. */
export const group = style({
  direction: 'ltr',
  display: 'grid',
  gridTemplateColumns: `${rem(148)} minmax(0, 1fr)`,
  gap: space[8],
});
