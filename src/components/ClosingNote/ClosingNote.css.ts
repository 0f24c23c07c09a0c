import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { easing, rem } from '../../theme/tokens.ts';

/** Digits of one width, so that a new second causes no reflow. */
export const digits = style({
  display: 'inline-block',
  fontVariantNumeric: 'tabular-nums',
  unicodeBidi: 'isolate',
  whiteSpace: 'nowrap',
});

const beat = keyframes({ from: { transform: 'scale(1.5)' }, to: { transform: 'scale(1.3)' } });

/** Large and inverted in place, so that nothing else moves; with reduced motion it does not beat. */
export const lastSeconds = style({
  borderRadius: rem(2),
  color: vars.warning.bg,
  backgroundColor: vars.warning.text,
  boxShadow: `0 0 0 ${rem(3)} ${vars.warning.text}`,
  transform: 'scale(1.3)',
  transformOrigin: 'left',
  animation: `${beat} 1s ${easing.out} infinite`,
  selectors: { '[dir="rtl"] &': { transformOrigin: 'right' } },
});
