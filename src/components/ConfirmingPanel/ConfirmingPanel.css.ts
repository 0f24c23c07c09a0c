import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { radius, rem, space } from '../../theme/tokens.ts';

export const panel = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[12],
  padding: `${space[40]} ${space[16]}`,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.lg,
  backgroundColor: vars.bg.surface,
  textAlign: 'center',
  '@media': { [media.md]: { padding: `${space[64]} ${space[24]}` } },
});

export const meter = style({ color: vars.action.bg, marginBlockEnd: space[8] });

export const title = style([text.h2]);

export const words = style({
  display: 'grid',
  gap: space[8],
  maxInlineSize: rem(520),
  color: vars.text.secondary,
});

export const action = style({ marginBlockStart: space[12] });
