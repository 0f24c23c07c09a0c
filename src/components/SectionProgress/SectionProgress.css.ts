import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { duration, radius, rem, space } from '../../theme/tokens.ts';

export const progress = style({ display: 'grid', gap: space[8] });

export const words = style([text.label]);

export const bars = style({ display: 'flex', gap: space[6] });

const mark = style({
  flex: 1,
  blockSize: rem(8),
  borderRadius: radius.pill,
  transition: `background-color ${duration.base}`,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const bar = styleVariants({
  todo: [mark, { backgroundColor: vars.meter.track }],
  ready: [mark, { backgroundColor: vars.action.bg }],
  invalid: [mark, { backgroundColor: vars.error.line }],
});
