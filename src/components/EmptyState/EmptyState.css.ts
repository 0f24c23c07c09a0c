import { style } from '@vanilla-extract/css';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { rem, space } from '../../theme/tokens.ts';

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[12],
  paddingBlock: space[64],
  paddingInline: space[16],
  textAlign: 'center',
});

export const meter = style({ color: vars.border.control });

export const title = style([text.h3, { color: vars.text.primary }]);

export const more = style([text.body, { maxInlineSize: rem(440), color: vars.text.secondary }]);

export const action = style({ marginBlockStart: space[12] });
