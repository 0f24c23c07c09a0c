import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';
import { control, radius, rem, space } from '../../../theme/tokens.ts';

export const body = style({
  display: 'grid',
  gap: space[16],
  paddingBlock: `${space[12]} ${space[48]}`,
  '@media': {
    [media.md]: { gap: space[24] },
    [media.lg]: { paddingBlock: `${space[40]} ${space[64]}` },
  },
});

/** As high as the window: the end of the page stays below it while the shapes of the cards load. */
export const awaited = style({ minBlockSize: '100vh' });

/** Reserves the room of tabs and heading, so that the cards appear where their placeholders were. */
export const listPlace = style([
  awaited,
  { paddingBlockStart: `calc(${control.lg} + ${space[24]} + ${rem(36)} + ${space[16]})` },
]);

/** Placeholder as large as the text message banner, so that the list below does not reflow. */
export const panelPlace = style({
  minBlockSize: rem(161),
  borderRadius: radius.lg,
  backgroundColor: vars.bg.subtle,
  '@media': { [media.lg]: { minBlockSize: rem(111) } },
});
