import { style, styleVariants } from '@vanilla-extract/css';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { rem, space } from '../../theme/tokens.ts';

const trend = style([
  text.captionStrong,
  { display: 'inline-flex', alignItems: 'center', gap: space[6], whiteSpace: 'nowrap' },
]);

export const direction = styleVariants({
  up: [trend, { color: vars.success.text }],
  down: [trend, { color: vars.error.text }],
  steady: [trend, { color: vars.text.muted }],
});

export const shape = style({ flex: 'none', inlineSize: rem(10), blockSize: rem(10), fill: 'currentColor' });
