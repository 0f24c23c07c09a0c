import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { control, duration, radius } from '../../theme/tokens.ts';

export const iconButton = style({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: control.md,
  blockSize: control.md,
  border: '1px solid transparent',
  borderRadius: radius.pill,
  color: vars.text.primary,
  transitionProperty: 'background-color',
  transitionDuration: duration.fast,
  '@media': { [media.hover]: { ':hover': { backgroundColor: vars.bg.hover } } },
});
