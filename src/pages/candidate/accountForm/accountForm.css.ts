import { style } from '@vanilla-extract/css';
import { text } from '../../../theme/text.css.ts';
import { vars } from '../../../theme/theme.css.ts';
import { control, space } from '../../../theme/tokens.ts';

export const form = style({ display: 'grid', gap: space[20] });

export const under = style({ display: 'grid', gap: space[8] });

export const link = style([
  text.small,
  {
    justifySelf: 'start',
    color: vars.text.link,
    textDecorationLine: 'underline',
    textDecorationThickness: 1,
    textUnderlineOffset: '.3em',
  },
]);

export const centred = style([text.small, { textAlign: 'center', color: vars.text.secondary }]);

/** Keeps the place of a link that becomes known late. */
export const apart = style({
  display: 'grid',
  justifyItems: 'center',
  boxSizing: 'border-box',
  minBlockSize: `calc(${control.md} + ${space[20]} + 1px)`,
  paddingBlockStart: space[20],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});
