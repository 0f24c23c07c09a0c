import { style } from '@vanilla-extract/css';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { space } from '../../theme/tokens.ts';

export const news = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    marginBlockEnd: space[16],
    color: vars.text.secondary,
  },
]);
