import { style } from '@vanilla-extract/css';
import { container } from '../../../theme/layout.css.ts';
import { media } from '../../../theme/media.ts';
import { space } from '../../../theme/tokens.ts';

/** Above the tabs; zero height without a notice. */
export const notices = style([
  container,
  {
    selectors: { '&:not(:empty)': { paddingBlockStart: space[24] } },
    '@media': { [media.lg]: { selectors: { '&:not(:empty)': { paddingBlockStart: space[32] } } } },
  },
]);

export const waiting = style([container, { paddingBlock: `${space[24]} ${space[48]}` }]);
