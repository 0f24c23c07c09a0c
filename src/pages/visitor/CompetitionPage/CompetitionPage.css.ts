import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { space } from '../../../theme/tokens.ts';

/** The closing stage touches the footer. */
export const closing = style({ marginBlockStart: 'auto' });

export const notices = style({ display: 'grid', gap: space[12], marginBlockStart: space[24] });

export const draft = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[16]}`,
  '@media': { [`not all and ${media.md}`]: { flexDirection: 'column', alignItems: 'stretch' } },
});
