import { style } from '@vanilla-extract/css';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { control, radius, rem, space } from '../../theme/tokens.ts';
import { input, leftToRight } from '../TextInput/TextInput.css.ts';

export const frame = style({ position: 'relative', display: 'flex', alignItems: 'center' });

/** Room for the toggle at the end of the line, whichever of its two words it shows. */
export const password = style([input, leftToRight, { paddingInline: `${space[16]} ${rem(112)}` }]);

/** The text runs left to right, the toggle stands at the end of the page's own line. */
export const leftRoom = style({
  selectors: { '[dir="rtl"] &': { paddingInline: `${rem(112)} ${space[16]}` } },
});

export const toggle = style([
  text.small,
  {
    position: 'absolute',
    insetInlineEnd: space[4],
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[6],
    minInlineSize: rem(96),
    minBlockSize: control.md,
    borderRadius: radius.sm,
    color: vars.text.link,
  },
]);
