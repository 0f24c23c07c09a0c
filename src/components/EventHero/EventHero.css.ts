import { style } from '@vanilla-extract/css';
import { container } from '../../theme/layout.css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { stage, vars } from '../../theme/theme.css.ts';
import { radius, rem, space } from '../../theme/tokens.ts';

export const band = style([stage, { position: 'relative', overflow: 'hidden' }]);

export const inner = style([
  container,
  {
    position: 'relative',
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'start',
    gap: space[8],
    minBlockSize: rem(200),
    paddingBlock: space[24],
    '@media': { [media.lg]: { minBlockSize: rem(232), paddingBlock: space[32] } },
  },
]);

export const title = style([text.display, { textWrap: 'balance' }]);

/** Reserves the room of a name that is loading. */
export const coming = style({
  display: 'block',
  inlineSize: '9em',
  maxInlineSize: '80vi',
  blockSize: '1lh',
  borderRadius: radius.sm,
  backgroundColor: vars.bg.subtle,
});

export const facts = style([
  text.lead,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[16],
    rowGap: space[8],
    minBlockSize: '1lh',
    color: vars.text.secondary,
  },
]);
