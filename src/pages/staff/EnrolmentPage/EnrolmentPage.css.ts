import { style } from '@vanilla-extract/css';
import { text } from '../../../theme/text.css.ts';
import { vars } from '../../../theme/theme.css.ts';
import { space } from '../../../theme/tokens.ts';

export const quiet = style([text.small, { color: vars.text.secondary }]);

export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: space[8],
  alignItems: 'center',
});
