import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

const base = style({
  inlineSize: '100%',
  blockSize: 'auto',
  fill: 'none',
  strokeLinecap: 'round',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

export const print = styleVariants({
  own: [base, { stroke: vars.meter.fill }],
  /** A row of which nothing more is said. */
  quiet: [base, { stroke: vars.meter.closed }],
});
