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
    justifyItems: 'start',
    alignContent: 'center',
    minBlockSize: rem(240),
    paddingBlock: space[48],
  },
]);

export const title = style([text.h1, { marginBlockEnd: space[8] }]);

export const deadline = style([text.lead, { color: vars.text.secondary }]);

export const action = style({
  marginBlockStart: space[20],
  '@media': {
    [`not all and ${media.md}`]: { display: 'grid', justifySelf: 'stretch' },
  },
});
