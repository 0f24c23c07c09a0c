import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { control, radius, rem, space } from '../../theme/tokens.ts';

export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });

/** A control with its label in one frame, as small as its words. */
export const filter = style([
  text.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[6],
    maxInlineSize: '100%',
    minBlockSize: control.sm,
    paddingInline: space[12],
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: radius.sm,
    backgroundColor: vars.bg.surface,
    selectors: {
      '&[data-on]': { borderColor: vars.border.control },
      '&:focus-within': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '1px' },
    },
    '@media': { [media.hover]: { ':hover': { borderColor: vars.border.control } } },
  },
]);

export const label = style({ color: vars.text.muted, whiteSpace: 'nowrap' });

export const controlled = style({
  minInlineSize: 0,
  maxInlineSize: rem(220),
  minBlockSize: control.sm,
  border: 'none',
  outline: 'none',
  backgroundColor: 'transparent',
  color: vars.text.primary,
  font: 'inherit',
  textOverflow: 'ellipsis',
});

/** Of one width, as what is typed has none. */
export const typed = style([controlled, { inlineSize: rem(220), maxInlineSize: '100%' }]);

export const chip = style([
  filter,
  { paddingInlineEnd: space[4], backgroundColor: vars.bg.subtle, borderColor: vars.border.control },
]);

export const chipWords = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const remove = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: rem(28),
  blockSize: rem(28),
  borderRadius: radius.xs,
  color: vars.text.secondary,
  '@media': { [media.hover]: { ':hover': { backgroundColor: vars.bg.hover } } },
});
