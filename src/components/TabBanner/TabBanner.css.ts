import { style } from '@vanilla-extract/css';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { layer, space } from '../../theme/tokens.ts';

// The tab may stand anywhere on its page when it is called.
export const banner = style({
  position: 'fixed',
  zIndex: layer.popover,
  insetInline: 0,
  insetBlockStart: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[12],
  paddingBlock: space[8],
  paddingInline: space[16],
  borderBlockEnd: `2px solid ${vars.info.line}`,
  backgroundColor: vars.info.bg,
  color: vars.info.text,
});

export const words = style([text.label]);
