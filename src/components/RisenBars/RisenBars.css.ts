import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { easing, rem } from '../../theme/tokens.ts';

// The last bar starts 240 ms after the first: the animation takes 1.2 s.
const risesFor = '960ms';
const foot = createVar();

/** The same in both directions, like the logo. */
export const bars = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  gap: rem(18),
  blockSize: rem(100),
  direction: 'ltr',
});

const rise = keyframes({ from: { transform: `scaleY(${foot})` }, to: { transform: 'scaleY(1)' } });

const bar = style({
  vars: { [foot]: '.16' },
  inlineSize: rem(16),
  borderRadius: '999px',
  backgroundColor: vars.action.bg,
  transformOrigin: 'bottom',
  animation: `${rise} ${risesFor} ${easing.rise} backwards`,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' } },
});

export const level = styleVariants({
  first: [bar, { blockSize: rem(34), animationDelay: '0ms' }],
  second: [bar, { blockSize: rem(62), animationDelay: '60ms' }],
  third: [bar, { blockSize: rem(100), animationDelay: '120ms', backgroundColor: vars.honour.bg }],
  fourth: [bar, { blockSize: rem(74), animationDelay: '180ms' }],
  fifth: [bar, { blockSize: rem(48), animationDelay: '240ms' }],
});
