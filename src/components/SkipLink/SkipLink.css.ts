import { style } from '@vanilla-extract/css';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { control, layer, radius, space } from '../../theme/tokens.ts';

export const skip = style([
  text.label,
  {
    position: 'fixed',
    insetBlockStart: space[8],
    insetInlineStart: space[16],
    zIndex: layer.skipLink,
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: control.md,
    paddingInline: space[20],
    borderRadius: radius.pill,
    color: vars.text.inverse,
    backgroundColor: vars.bg.inverse,
    selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', insetBlockStart: '-100%' } },
  },
]);
