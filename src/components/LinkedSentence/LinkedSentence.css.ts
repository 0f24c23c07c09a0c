import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const link = style({
  color: vars.text.link,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '.3em',
});
