import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { radius, rem } from '../../theme/tokens.ts';

export const formula = style([text.caption, { color: vars.text.secondary, textWrap: 'balance' }]);

export const term = style({ whiteSpace: 'nowrap' });

const mark = style({
  display: 'inline-block',
  inlineSize: rem(8),
  blockSize: rem(8),
  marginInlineEnd: rem(4),
  borderRadius: radius.pill,
});
const forced = (backgroundColor: string) => ({
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' as const, backgroundColor } },
});
/** The colours of the score bar. */
export const key = styleVariants({
  judges: [mark, { backgroundColor: vars.meter.judges, ...forced('CanvasText') }],
  votes: [mark, { backgroundColor: vars.meter.fill, ...forced('Highlight') }],
  closed: [mark, { backgroundColor: vars.meter.closed, ...forced('Highlight') }],
});
