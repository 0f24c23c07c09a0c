import { style } from '@vanilla-extract/css';
import { container } from '../../theme/layout.css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { stage as stageTone, vars } from '../../theme/theme.css.ts';
import { headerHeight, rem, space } from '../../theme/tokens.ts';

export const stage = style([
  stageTone,
  {
    display: 'grid',
    alignContent: 'center',
    minBlockSize: `calc(100dvb - ${headerHeight.narrow})`,
    paddingBlock: space[48],
    overflow: 'hidden',
    textAlign: 'center',
    backgroundImage: `radial-gradient(50% 60% at 50% 42%, ${vars.backdrop.glowEdge}, transparent)`,
    '@media': { [media.lg]: { minBlockSize: `calc(100dvb - ${headerHeight.wide})` } },
  },
]);

export const numeral = style([text.numeralHuge, { letterSpacing: 0 }]);

export const line = style([
  container,
  {
    marginBlock: `${space[8]} ${space[20]}`,
    '@media': { [media.md]: { marginBlock: `${space[12]} ${space[32]}` } },
  },
]);

export const words = style([container, { display: 'grid', justifyItems: 'center' }]);

export const title = style([text.h1, { marginBlockEnd: space[4] }]);

export const lead = style([text.lead, { color: vars.text.secondary, textWrap: 'balance' }]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[12],
  marginBlockStart: space[24],
});

export const help = style([
  text.small,
  { maxInlineSize: rem(560), marginBlockStart: space[40], color: vars.text.muted, textWrap: 'balance' },
]);
