import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { space } from '../../theme/tokens.ts';

export const choice = style({
  display: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[16],
  '@media': { [media.md]: { display: 'flex' }, [media.print]: { display: 'none' } },
});

/** Before its button, which must not move when it opens. */
export const boxes = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[16],
  order: -1,
  border: 'none',
  padding: 0,
});
