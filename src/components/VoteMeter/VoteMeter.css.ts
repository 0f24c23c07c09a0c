import { createVar, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { duration, easing, radius, rem } from '../../theme/tokens.ts';

/** CSS property: the empty fraction of the track, 0 to 1. */
export const empty = '--sawt-meter-empty';
const towardsStart = createVar();

export const track = style({
  display: 'block',
  flexGrow: 1,
  overflow: 'hidden',
  blockSize: rem(8),
  borderRadius: radius.pill,
  backgroundColor: vars.meter.track,
  boxShadow: `inset 0 0 0 1px ${vars.meter.trackLine}`,
});

/** As long as the track, and slides: no reflow, and its cap stays round at every length. */
export const sliding = style({
  vars: { [towardsStart]: '-100%' },
  display: 'block',
  blockSize: '100%',
  borderRadius: radius.pill,
  transform: `translateX(calc(${towardsStart} * var(${empty})))`,
  transition: `transform ${duration.slow} ${easing.out}`,
  selectors: { '&:dir(rtl)': { vars: { [towardsStart]: '100%' } } },
});

export const fill = style([
  sliding,
  {
    backgroundColor: vars.meter.fill,
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' } },
  },
]);
