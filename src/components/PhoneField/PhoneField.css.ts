import { style } from '@vanilla-extract/css';
import { rem, space } from '../../theme/tokens.ts';

/** The dial code stands left of the number in both languages, as numbers are dialled. */
export const group = style({
  direction: 'ltr',
  display: 'grid',
  gridTemplateColumns: `${rem(148)} minmax(0, 1fr)`,
  gap: space[8],
});
