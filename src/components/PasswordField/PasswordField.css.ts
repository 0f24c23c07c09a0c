import { style } from '@vanilla-extract/css';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { control, radius, rem, space } from '../../theme/tokens.ts';
import { input, leftToRight } from '../TextInput/TextInput.css.ts';

export const frame = style({ position: 'relative', display: 'flex', alignItems: 'center' });

/** Room at the end for either text of the toggle. */
export const password = style([input, leftToRight, { paddingInline: `${space[16]} ${rem(112)}` }]);

/** The text runs left to right, but the toggle is at the page's inline end. */
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
