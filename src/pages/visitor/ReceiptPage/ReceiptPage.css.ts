import { style } from '@vanilla-extract/css';
import { container } from '../../../theme/layout.css.ts';
import { media } from '../../../theme/media.ts';
import { text } from '../../../theme/text.css.ts';
import { vars } from '../../../theme/theme.css.ts';
import { rem, space } from '../../../theme/tokens.ts';

export const page = style([
  container,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 42rem)',
    gap: space[24],
    paddingBlock: `${space[24]} ${space[48]}`,
    '@media': {
      [media.md]: { justifyContent: 'center', paddingBlock: `${rem(36)} ${space[80]}` },
      [media.print]: { paddingBlock: 0 },
    },
  },
]);

export const title = style([text.h1]);

export const missing = style([
  container,
  {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: space[16],
    minBlockSize: rem(420),
    paddingBlock: space[64],
    textAlign: 'center',
  },
]);
export const silence = style({ inlineSize: '100%', maxInlineSize: rem(420), marginBlockEnd: space[16] });
export const missingText = style([
  text.lead,
  { maxInlineSize: rem(480), color: vars.text.secondary, textWrap: 'balance' },
]);
export const missingActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[12],
  marginBlockStart: space[16],
});
