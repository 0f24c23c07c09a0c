import { style } from '@vanilla-extract/css';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { rem, space } from '../../theme/tokens.ts';

export const column = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[24],
  inlineSize: '100%',
  maxInlineSize: rem(400),
  marginInline: 'auto',
});

export const head = style({ display: 'grid', gap: space[4] });

export const step = style([text.captionStrong, { color: vars.text.muted }]);
