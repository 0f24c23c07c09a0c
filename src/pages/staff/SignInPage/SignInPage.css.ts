import { style } from '@vanilla-extract/css';
import { text } from '../../../theme/text.css.ts';
import { vars } from '../../../theme/theme.css.ts';
import { space } from '../../../theme/tokens.ts';

export const code = style({ display: 'grid', gap: space[8] });

/** Digits and letters of a code keep their places. */
export const other = style([
  text.small,
  {
    justifySelf: 'start',
    minBlockSize: space[24],
    color: vars.text.link,
    textDecorationLine: 'underline',
    textDecorationThickness: 1,
    textUnderlineOffset: '.3em',
  },
]);

export const or = style([text.small, { color: vars.text.secondary, textAlign: 'center' }]);
