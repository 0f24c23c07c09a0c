import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { control, space } from '../../theme/tokens.ts';

export const trail = style([
  text.small,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[8] },
]);

export const step = style({ display: 'inline-flex', alignItems: 'center', gap: space[8] });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: control.md,
  color: vars.text.secondary,
  '@media': {
    [media.hover]: { ':hover': { color: vars.text.primary, textDecoration: 'underline' } },
  },
});

export const here = style({ color: vars.text.primary });
