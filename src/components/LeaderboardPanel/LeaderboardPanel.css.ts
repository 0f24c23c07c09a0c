import { style } from '@vanilla-extract/css';
import { container } from '../../theme/layout.css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { space } from '../../theme/tokens.ts';

export const panel = style([
  container,
  {
    paddingBlock: `${space[16]} ${space[48]}`,
    '@media': { [media.lg]: { paddingBlock: `${space[32]} ${space[64]}` } },
  },
]);

/** The score formula, between tabs and list: the tabs leave no room beside them. */
export const formula = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    paddingBlockStart: space[12],
    color: vars.text.secondary,
    '@media': { [media.lg]: { justifyContent: 'flex-end', paddingBlockStart: space[16] } },
  },
]);

export const content = style({
  paddingBlockStart: space[12],
  '@media': { [media.lg]: { paddingBlockStart: space[16] } },
});
