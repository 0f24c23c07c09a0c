import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { duration, layer, rem, space } from '../../theme/tokens.ts';

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: layer.stickyBar,
  display: 'grid',
  padding: `${space[8]} ${space[16]} calc(${space[12]} + env(safe-area-inset-bottom, 0px))`,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  backgroundColor: vars.bg.surface,
  transitionProperty: 'transform, visibility',
  transitionDuration: duration.base,
  '@media': {
    [media.md]: { paddingInline: space[24] },
    [media.lg]: { display: 'none' },
  },
});

/** Hidden, also from the keyboard. */
export const away = style({ visibility: 'hidden', transform: 'translateY(100%)' });

// The focused element must not hide behind the bar.
globalStyle(`html:has(${bar}:not(${away}))`, {
  '@media': { [`not all and ${media.lg}`]: { scrollPaddingBlockEnd: rem(88) } },
});
