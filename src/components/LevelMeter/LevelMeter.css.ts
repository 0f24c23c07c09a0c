import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { easing, radius, rem } from '../../theme/tokens.ts';
import { shapes } from './shapes.ts';

/** Heights of a meter, in pixels of the design; all its other sizes derive from the height. */
export const height = styleVariants({ 16: 16, 20: 20, 28: 28, 32: 32, 40: 40, 48: 48 }, (pixels) => ({
  fontSize: rem(pixels),
}));

// The logo is a picture, not text: it is the same in both directions.
const meter = style({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  direction: 'ltr',
  blockSize: '1em',
});

export const shape = styleVariants(shapes, ({ gap, box }) => [meter, { columnGap: `${gap / box}em` }]);

const rise = keyframes({ '0%, 100%': { transform: 'scaleY(1)' }, '50%': { transform: 'scaleY(.4)' } });

// HTML boxes, not SVG shapes: the browser animates their transform without reflow.
const bar = style({
  borderRadius: radius.pill,
  backgroundColor: 'currentColor',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' } },
});
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

for (const [kind, { heights, width, box }] of Object.entries(shapes)) {
  for (const [index, level] of heights.entries()) {
    globalStyle(`${shape[kind as keyof typeof shape].split(' ')[0]} > :nth-child(${index + 1})`, {
      inlineSize: `${width / box}em`,
      blockSize: `${level / box}em`,
      // Each bar runs 150 ms ahead of the bar before it.
      animationDelay: `${index * -150}ms`,
    });
  }
}
