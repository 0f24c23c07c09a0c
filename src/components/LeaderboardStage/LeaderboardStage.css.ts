import { style } from '@vanilla-extract/css';
import { container } from '../../theme/layout.css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { stage, vars } from '../../theme/theme.css.ts';
import { rem, space } from '../../theme/tokens.ts';

export const band = style([stage, { position: 'relative', overflow: 'hidden' }]);

export const inner = style([
  container,
  {
    position: 'relative',
    display: 'grid',
    gap: space[32],
    paddingBlockStart: space[32],
    '@media': {
      [media.md]: { paddingBlockStart: space[40] },
      [media.landscape]: {
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: space[16],
        paddingBlockStart: space[16],
      },
      [media.lg]: {
        gridTemplateColumns: 'minmax(18rem, 1fr) minmax(0, 51.25rem)',
        minBlockSize: rem(336),
      },
    },
  },
]);

/** As tall as the stage usually is with its names and, where it fits, its podium. */
export const awaited = style({
  minBlockSize: rem(282),
  '@media': { [media.md]: { minBlockSize: rem(480) } },
});

export const words = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'center',
  paddingBlockEnd: space[32],
  '@media': { [media.lg]: { paddingBlockEnd: space[80] } },
});

export const title = style([text.display, { marginBlockStart: space[8], textWrap: 'balance' }]);

export const lead = style([text.lead, { color: vars.text.secondary }]);

export const updated = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    marginBlockStart: space[12],
    color: vars.text.muted,
  },
]);

export const podium = style({
  alignSelf: 'end',
  '@media': { [media.md]: { paddingBlockStart: space[8] } },
});
