import { style } from '@vanilla-extract/css';
import { rem, space } from '../../theme/tokens.ts';

/** Left to right in both languages, as numbers are dialled, and aligned with its label. */
export const group = style({
  direction: 'ltr',
  display: 'grid',
  gridTemplateColumns: `${rem(148)} minmax(0, 1fr)`,
  gap: space[8],
});
