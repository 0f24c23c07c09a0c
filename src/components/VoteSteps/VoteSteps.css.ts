import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { radius, rem, space } from '../../theme/tokens.ts';

export const steps = style({ display: 'grid', gap: space[8] });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space[8],
  '@media': { [media.md]: { gap: space[12] } },
});

export const step = style({ display: 'grid', alignContent: 'start', gap: space[8] });

export const track = style({
  display: 'block',
  overflow: 'hidden',
  blockSize: rem(8),
  borderRadius: radius.pill,
  backgroundColor: vars.meter.track,
  boxShadow: `inset 0 0 0 1px ${vars.meter.trackLine}`,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

const fill = style({
  display: 'block',
  blockSize: '100%',
  backgroundColor: vars.meter.fill,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' } },
});

export const level = styleVariants({
  done: [fill, { inlineSize: '100%' }],
  current: [fill, { inlineSize: '50%' }],
  next: [fill, { inlineSize: 0 }],
});

// On a narrow screen four step names do not fit below their bars: one line below names the current step.
const name = style([
  text.small,
  {
    position: 'absolute',
    inlineSize: 1,
    blockSize: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    '@media': {
      [media.md]: {
        position: 'static',
        display: 'flex',
        alignItems: 'center',
        gap: space[6],
        inlineSize: 'auto',
        blockSize: 'auto',
        overflow: 'visible',
        clipPath: 'none',
      },
    },
  },
]);

export const word = styleVariants({
  done: [name, { color: vars.text.secondary }],
  current: [name, text.smallStrong, { color: vars.text.primary }],
  next: [name, { color: vars.text.muted }],
});

export const check = style({ display: 'inline-flex', color: vars.success.text });

export const here = style([
  text.small,
  { display: 'flex', gap: space[8], '@media': { [media.md]: { display: 'none' } } },
]);

export const position = style({ color: vars.text.secondary, fontVariantNumeric: 'tabular-nums' });

export const hereName = style([text.smallStrong]);
