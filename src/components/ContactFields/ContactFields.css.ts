import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { space } from '../../theme/tokens.ts';

export const fields = style({
  display: 'grid',
  gap: space[20],
  '@media': { [media.md]: { gridTemplateColumns: '1fr 1fr' } },
});

export const whole = style({ gridColumn: '1 / -1' });
