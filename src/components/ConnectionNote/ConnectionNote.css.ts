import { style } from '@vanilla-extract/css';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { layer, radius, space } from '../../theme/tokens.ts';

// An overlay: losing and regaining the connection must not move the list under a finger.
export const place = style({
  position: 'fixed',
  zIndex: layer.stickyBar,
  insetInline: space[16],
  insetBlockEnd: space[16],
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
});

export const note = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    paddingBlock: space[8],
    paddingInline: space[16],
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: radius.lg,
    backgroundColor: vars.bg.inverse,
    color: vars.text.inverse,
    boxShadow: vars.shadow.e2,
    textWrap: 'balance',
  },
]);
