import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { space } from '../../theme/tokens.ts';

const list = style({ display: 'grid', gap: space[16] });

export const look = styleVariants({
  grid: [
    list,
    {
      '@media': {
        [media.md]: { gridTemplateColumns: '1fr 1fr' },
        [media.lg]: { gridTemplateColumns: '1fr 1fr 1fr', gap: space[24] },
      },
    },
  ],
  wide: [list, { '@media': { [media.lg]: { gap: space[24] } } }],
});
