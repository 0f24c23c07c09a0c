import { style } from '@vanilla-extract/css';
import { container } from '../../../theme/layout.css.ts';
import { media } from '../../../theme/media.ts';
import { text } from '../../../theme/text.css.ts';
import { rem, space } from '../../../theme/tokens.ts';

export const page = style([
  container,
  {
    display: 'grid',
    gap: space[24],
    paddingBlock: `${space[24]} ${space[48]}`,
    '@media': { [media.lg]: { paddingBlock: `${rem(36)} ${space[80]}` } },
  },
]);

export const title = style([text.h1]);
