import { style } from '@vanilla-extract/css';
import { container } from '../../../theme/layout.css.ts';
import { media } from '../../../theme/media.ts';
import { text } from '../../../theme/text.css.ts';
import { vars } from '../../../theme/theme.css.ts';
import { space } from '../../../theme/tokens.ts';

/** The content below the stage. It fills the window while loading, so that nothing reflows. */
export const body = style([
  container,
  {
    flexGrow: 1,
    display: 'grid',
    alignContent: 'start',
    gap: space[24],
    paddingBlock: `${space[32]} ${space[64]}`,
    '@media': { [media.lg]: { paddingBlock: `${space[48]} ${space[96]}` } },
  },
]);

export const waiting = style([body, { minBlockSize: '70svh' }]);

export const competitions = style({
  display: 'grid',
  gap: space[16],
  '@media': { [media.lg]: { gridTemplateColumns: '1fr 1fr', gap: space[24] } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[16],
});

export const title = style([text.h2]);

export const count = style([text.small, { color: vars.text.secondary }]);
