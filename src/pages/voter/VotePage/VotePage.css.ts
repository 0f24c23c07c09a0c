import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { space } from '../../../theme/tokens.ts';

export const body = style({
  display: 'grid',
  gap: space[24],
  paddingBlock: `${space[24]} ${space[48]}`,
  '@media': { [media.lg]: { paddingBlock: `${space[40]} ${space[64]}` } },
});
