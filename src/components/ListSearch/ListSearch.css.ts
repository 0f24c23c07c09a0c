import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { control, duration, radius, rem } from '../../theme/tokens.ts';

export const search = style({ display: 'block', position: 'relative' });

export const input = style([
  text.body,
  {
    inlineSize: '100%',
    blockSize: control.md,
    // In a place as wide as the icon, nothing of the text shows.
    paddingInline: `${rem(42)} 0`,
    border: `1px solid ${vars.border.control}`,
    borderRadius: radius.sm,
    backgroundColor: vars.bg.surface,
    color: vars.text.primary,
    transition: `border-color ${duration.fast}`,
    appearance: 'none',
    '::placeholder': { color: vars.text.muted, opacity: 1 },
    selectors: {
      '&:not(:placeholder-shown)': { paddingInlineEnd: control.md },
      '&::-webkit-search-cancel-button': { appearance: 'none' },
    },
    '@media': { [media.hover]: { ':hover': { borderColor: vars.text.primary } } },
  },
]);

export const icon = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: control.md,
  color: vars.text.secondary,
  pointerEvents: 'none',
});

export const clear = style({ position: 'absolute', insetBlock: 0, insetInlineEnd: 0 });
