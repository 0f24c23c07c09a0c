import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/theme.css.ts';
import { rem } from '../../../theme/tokens.ts';

/** As wide as a phone where there is room. */
export const frame = style({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: rem(390),
  blockSize: rem(640),
  border: `1px solid ${vars.border.subtle}`,
  backgroundColor: vars.bg.canvas,
});
