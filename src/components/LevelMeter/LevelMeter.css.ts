import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { easing } from '../../theme/tokens.ts';

// The logo is a picture, not a sentence: it reads the same in both directions.
export const meter = style({
  display: 'inline-block',
  flexShrink: 0,
  inlineSize: 'auto',
  fill: 'currentColor',
  overflow: 'visible',
});

const rise = keyframes({ '0%, 100%': { transform: 'scaleY(1)' }, '50%': { transform: 'scaleY(.4)' } });

const bar = style({ transformBox: 'fill-box', transformOrigin: 'center' });
const loop = {
  animationName: rise,
  animationIterationCount: 'infinite',
  animationTimingFunction: easing.inOut,
};

export const bars = styleVariants({
  still: [bar],
  spinner: [bar, { ...loop, animationDuration: '900ms' }],
  live: [bar, { ...loop, animationDuration: '1400ms' }],
});

/** Each bar starts a little after its neighbour. */
export const step = styleVariants(
  { 0: '0ms', 1: '-150ms', 2: '-300ms', 3: '-450ms', 4: '-600ms' },
  (delay) => ({
    animationDelay: delay,
  }),
);
