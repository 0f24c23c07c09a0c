import { style } from '@vanilla-extract/css';
import { container } from '../../../theme/layout.css.ts';
import { media } from '../../../theme/media.ts';
import { text } from '../../../theme/text.css.ts';
import { rem, space } from '../../../theme/tokens.ts';

export const page = style([
  container,
  {
    display: 'grid',
    paddingBlock: `${space[20]} ${space[48]}`,
    '@media': { [media.lg]: { paddingBlock: `${rem(36)} ${space[80]}` } },
  },
]);

/** Where CheckoutLayout has its title, so that it does not move. */
export const title = style([
  text.h1,
  {
    marginBlock: `${space[16]} ${space[16]}`,
    '@media': { [media.lg]: { marginBlock: `${space[24]} ${space[16]}` } },
  },
]);
