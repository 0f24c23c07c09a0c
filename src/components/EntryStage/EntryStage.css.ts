import { style } from '@vanilla-extract/css';
import { container } from '../../theme/layout.css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { stage, vars } from '../../theme/theme.css.ts';
import { rem, space } from '../../theme/tokens.ts';

export const split = style({
  flexGrow: 1,
  display: 'grid',
  '@media': { [media.lg]: { gridTemplateColumns: `minmax(0, ${rem(560)}) minmax(0, 1fr)` } },
});

export const column = style([
  container,
  {
    display: 'grid',
    alignContent: 'start',
    gap: space[24],
    maxInlineSize: rem(560),
    paddingBlock: `${space[24]} ${space[64]}`,
    '@media': { [media.md]: { paddingBlock: `${space[64]} ${space[80]}` } },
  },
]);

export const title = style([text.h1, { textWrap: 'balance' }]);

export const lead = style([text.lead, { color: vars.text.secondary, marginBlockStart: space[8] }]);

export const hall = style([
  stage,
  {
    display: 'none',
    position: 'relative',
    overflow: 'hidden',
    paddingBlockStart: space[48],
    paddingInline: space[40],
    '@media': { [media.lg]: { display: 'flex', flexDirection: 'column', justifyContent: 'space-between' } },
  },
]);

export const promise = style([text.display, { textAlign: 'center', textWrap: 'balance' }]);

export const bars = style({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'center',
  gap: space[16],
  flexGrow: 1,
  minBlockSize: rem(360),
  maxBlockSize: rem(540),
  marginBlockStart: space[48],
});

export const bar = style({
  flex: `0 1 ${rem(116)}`,
  borderStartStartRadius: rem(58),
  borderStartEndRadius: rem(58),
  backgroundImage: `linear-gradient(${vars.action.bg}, ${vars.action.soft})`,
});
