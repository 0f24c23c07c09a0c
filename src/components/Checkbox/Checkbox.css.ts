import { style } from '@vanilla-extract/css';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { rem, space } from '../../theme/tokens.ts';

export const checkbox = style({ display: 'grid', gap: space[6] });

export const row = style([text.small, { display: 'flex', alignItems: 'center', gap: space[12] }]);

export const box = style({
  flex: 'none',
  inlineSize: rem(20),
  blockSize: rem(20),
  accentColor: vars.action.bg,
});

export const hint = style([text.caption, { color: vars.text.secondary }]);

export const error = style([text.small, { color: vars.error.text }]);
