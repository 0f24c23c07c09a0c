import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { radius, rem, space } from '../../theme/tokens.ts';

/** CSS property: the empty part of a bar, as a percentage. */
export const rest = '--sawt-upload-rest';

export const bars = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  blockSize: rem(56),
});

export const bar = style({
  position: 'relative',
  overflow: 'hidden',
  flex: `0 1 ${rem(6)}`,
  marginInline: `min(1px, ${space[2]})`,
  borderRadius: radius.pill,
  backgroundColor: vars.meter.track,
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    insetInlineEnd: `var(${rest})`,
    backgroundColor: vars.meter.fill,
  },
  '@media': {
    [media.forcedColors]: {
      border: '1px solid CanvasText',
      '::before': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
    },
  },
});

export const still = style({});
globalStyle(`${still} ${bar}::before`, { backgroundColor: vars.meter.closed });
