import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { rem, space } from '../../theme/tokens.ts';

export const counter = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    color: vars.text.secondary,
    '@media': { [media.md]: { gap: space[16] } },
  },
]);

export const number = style([text.numeralM, { color: vars.text.primary }]);

/** Without scripts, show the final number. */
const unscripted = '(scripting: none)';
export const moving = style({ '@media': { [unscripted]: { display: 'none' } } });
export const last = style({ display: 'none', '@media': { [unscripted]: { display: 'inline' } } });

export const bar = style({
  display: 'none',
  inlineSize: rem(150),
  '@media': { [media.md]: { display: 'flex' } },
});
