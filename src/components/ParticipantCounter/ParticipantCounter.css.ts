import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { rem, space } from '../../theme/tokens.ts';

export const counter = style([
  text.small,
  { display: 'flex', alignItems: 'center', gap: space[16], color: vars.text.secondary },
]);

export const number = style([text.numeralM, { color: vars.text.primary }]);

/** Without scripts, show the final number. */
const unscripted = '(scripting: none)';
export const moving = style({ '@media': { [unscripted]: { display: 'none' } } });
export const last = style({ display: 'none', '@media': { [unscripted]: { display: 'inline' } } });

export const bar = style({
  display: 'flex',
  inlineSize: rem(96),
  '@media': { [media.md]: { inlineSize: rem(150) } },
});
