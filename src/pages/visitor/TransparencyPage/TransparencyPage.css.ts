import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { space } from '../../../theme/tokens.ts';

export const body = style({
  paddingBlock: `${space[32]} ${space[48]}`,
  '@media': { [media.lg]: { paddingBlock: `${space[48]} ${space[80]}` } },
});
