import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { headerHeight, layer, space } from '../../theme/tokens.ts';

// Fixed: the page may be scrolled anywhere when the tab is called.
export const banner = style({
  position: 'fixed',
  zIndex: layer.popover,
  insetInline: 0,
  insetBlockStart: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[12],
  // Covers the whole header.
  minBlockSize: headerHeight.narrow,
  paddingInline: space[16],
  borderBlockEnd: `2px solid ${vars.info.line}`,
  backgroundColor: vars.info.bg,
  color: vars.info.text,
  '@media': { [media.md]: { minBlockSize: `calc(${headerHeight.wide} + 1px)` } },
});

export const words = style([text.label]);

export const action = style({ flex: 'none', paddingBlock: space[4] });
