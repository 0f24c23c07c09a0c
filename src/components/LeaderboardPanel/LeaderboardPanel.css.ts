import { style } from '@vanilla-extract/css';
import { container } from '../../theme/layout.css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { control, space } from '../../theme/tokens.ts';

export const panel = style([
  container,
  {
    position: 'relative',
    paddingBlock: `${space[16]} ${space[48]}`,
    '@media': { [media.lg]: { paddingBlock: `${space[32]} ${space[64]}` } },
  },
]);

/** Beside the tabs where there is room for both, else above the list. */
export const formula = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    paddingBlockStart: space[12],
    color: vars.text.secondary,
    '@media': {
      [media.xl]: {
        position: 'absolute',
        insetBlockStart: space[32],
        insetInlineEnd: space[40],
        minBlockSize: control.lg,
        paddingBlockStart: 0,
      },
    },
  },
]);

export const content = style({
  paddingBlockStart: space[12],
  '@media': { [media.lg]: { paddingBlockStart: space[24] } },
});
