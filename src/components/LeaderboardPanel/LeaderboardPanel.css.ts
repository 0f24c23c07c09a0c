import { style } from '@vanilla-extract/css';
import { container } from '../../theme/layout.css.ts';
import { media } from '../../theme/media.ts';
import { space } from '../../theme/tokens.ts';

export const panel = style([
  container,
  {
    paddingBlock: `${space[16]} ${space[48]}`,
    '@media': { [media.lg]: { paddingBlock: `${space[32]} ${space[64]}` } },
  },
]);

/** The score formula, between tabs and list: the tabs leave no room beside them. */
export const formula = style({
  display: 'flex',
  paddingBlockStart: space[12],
  '@media': { [media.lg]: { justifyContent: 'flex-end', paddingBlockStart: space[16] } },
});

export const content = style({
  paddingBlockStart: space[12],
  '@media': { [media.lg]: { paddingBlockStart: space[16] } },
});
