import { style } from '@vanilla-extract/css';
import { text } from '../../../theme/text.css.ts';
import { vars } from '../../../theme/theme.css.ts';
import { rem, space } from '../../../theme/tokens.ts';

/** Before it is known who is signed in. */
export const alone = style({
  minBlockSize: '100dvb',
  maxInlineSize: rem(480),
  marginInline: 'auto',
  paddingBlock: space[64],
  paddingInline: space[16],
});

export const quiet = style([text.small, { color: vars.text.secondary }]);
