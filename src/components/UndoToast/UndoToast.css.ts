import { style } from '@vanilla-extract/css';
import { text } from '../../theme/text.css.ts';
import { control, radius, rem, space } from '../../theme/tokens.ts';

/** The button must not make a one-line toast taller. */
export const undo = style([
  text.label,
  {
    marginBlock: rem(-8),
    blockSize: control.md,
    paddingInline: space[8],
    borderRadius: radius.sm,
    color: 'inherit',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    whiteSpace: 'nowrap',
  },
]);
