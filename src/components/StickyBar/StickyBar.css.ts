import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { layer, rem, space } from '../../theme/tokens.ts';

const gutter = { narrow: space[16], md: space[24] };

/** Spans the screen from inside its column, and sticks to the bottom of the screen. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.stickyBar,
  marginBlockStart: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  marginInline: `calc(-1 * ${gutter.narrow})`,
  paddingInline: gutter.narrow,
  paddingBlock: space[12],
  paddingBlockEnd: `calc(${space[12]} + env(safe-area-inset-bottom, 0px))`,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  backgroundColor: vars.bg.surface,
  '@media': {
    [media.md]: { marginInline: `calc(-1 * ${gutter.md})`, paddingInline: gutter.md },
    [media.short]: { position: 'static' },
  },
});

// The focused element must not hide behind the bar.
globalStyle(`html:has(${bar})`, { scrollPaddingBlockEnd: rem(88) });

export const words = style({ display: 'grid' });
export const label = style([text.caption, { color: vars.text.secondary }]);
export const value = style([text.label, { whiteSpace: 'nowrap' }]);
