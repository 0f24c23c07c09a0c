import { style } from '@vanilla-extract/css';
import { text } from '../../../theme/text.css.ts';
import { vars } from '../../../theme/theme.css.ts';
import { space } from '../../../theme/tokens.ts';

export const changes = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[32],
  rowGap: space[12],
  marginBlock: space[12],
});

export const value = style([text.body, { color: vars.text.primary, overflowWrap: 'anywhere' }]);
