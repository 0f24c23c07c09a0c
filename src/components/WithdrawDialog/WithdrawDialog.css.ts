import { style } from '@vanilla-extract/css';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { space } from '../../theme/tokens.ts';

export const form = style({ display: 'grid', gap: space[20] });

export const consequences = style([
  text.body,
  {
    display: 'grid',
    gap: space[8],
    paddingInlineStart: space[20],
    color: vars.text.secondary,
    listStyle: 'disc',
    overflowWrap: 'anywhere',
  },
]);
