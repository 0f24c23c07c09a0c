import { style } from '@vanilla-extract/css';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { control, radius, space } from '../../theme/tokens.ts';

export const hint = style([
  text.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[12],
    paddingInline: space[16],
    paddingBlock: space[6],
    borderRadius: radius.md,
    backgroundColor: vars.info.bg,
    color: vars.info.text,
  },
]);

export const words = style({ flexGrow: 1, flexBasis: '14rem' });

export const take = style([
  text.smallStrong,
  {
    minBlockSize: control.md,
    textDecorationLine: 'underline',
    textDecorationThickness: 1,
    textUnderlineOffset: '.3em',
  },
]);
