import { style } from '@vanilla-extract/css';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { space } from '../../theme/tokens.ts';

export const edit = style([
  text.small,
  {
    // As tall as a thumb, without growing its line.
    paddingBlock: space[12],
    marginBlock: `calc(-1 * ${space[12]})`,
    color: vars.text.link,
    textDecorationLine: 'underline',
    textDecorationThickness: 1,
    textUnderlineOffset: '.3em',
  },
]);
