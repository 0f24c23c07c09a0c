import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { control, duration, radius, space } from '../../theme/tokens.ts';
import { fontFamily } from '../../theme/typography.ts';

// No font size here: `text.label` sizes the name for the language of the button, not of the page.
export const toggle = style({
  minBlockSize: control.md,
  paddingInline: space[4],
  border: '1px solid transparent',
  borderRadius: radius.pill,
  fontFamily: fontFamily.text,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  transitionProperty: 'background-color',
  transitionDuration: duration.fast,
  '@media': {
    [media.md]: { paddingInline: space[12] },
    [media.hover]: { ':hover': { backgroundColor: vars.bg.hover } },
  },
});
