import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { media } from '../../theme/media.ts';
import { radius, rem, space } from '../../theme/tokens.ts';

const runOut = keyframes({ from: { inlineSize: '100%' }, to: { inlineSize: 0 } });

export const notice = style({ display: 'grid', justifyItems: 'center', gap: space[20] });

export const track = style({
  inlineSize: rem(240),
  maxInlineSize: '100%',
  blockSize: rem(8),
  borderRadius: radius.pill,
  backgroundColor: vars.meter.track,
  '@media': { [media.reducedMotion]: { display: 'none' } },
});

/** A bar that shrinks with the remaining time. */
export const left = style({
  blockSize: '100%',
  borderRadius: radius.pill,
  backgroundColor: vars.meter.fill,
  animation: `${runOut} linear forwards`,
  '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
});
