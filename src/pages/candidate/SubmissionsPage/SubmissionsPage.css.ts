import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { space } from '../../../theme/tokens.ts';

export const cards = style({
  display: 'grid',
  gap: space[16],
  '@media': { [media.md]: { gridTemplateColumns: '1fr 1fr', gap: space[24] } },
});

export const removed = style({ marginBlockEnd: space[16] });
