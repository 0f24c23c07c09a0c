import { style } from '@vanilla-extract/css';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { radius, rem, space } from '../../theme/tokens.ts';

export const count = style([
  text.captionStrong,
  {
    minInlineSize: rem(20),
    marginInlineStart: 'auto',
    paddingInline: space[6],
    borderRadius: radius.pill,
    textAlign: 'center',
    backgroundColor: vars.action.bg,
    color: vars.action.text,
  },
]);
