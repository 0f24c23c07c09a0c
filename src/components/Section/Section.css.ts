import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { headerHeight, space } from '../../theme/tokens.ts';

/** Heading beside the content on a wide screen, above it on a narrow one. */
export const section = style({
  display: 'grid',
  gap: space[16],
  alignItems: 'start',
  '@media': {
    [media.lg]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', columnGap: space[24] },
  },
});

/** Stays in view while its section is. */
export const title = style([
  text.h2,
  {
    '@media': {
      [media.lg]: { position: 'sticky', insetBlockStart: `calc(${headerHeight.wide} + ${space[24]})` },
    },
  },
]);
