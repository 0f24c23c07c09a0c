import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { radius, rem, space } from '../../theme/tokens.ts';

const line = `1px solid ${vars.border.subtle}`;

export const frame = style({
  overflow: 'hidden',
  border: line,
  borderRadius: radius.lg,
  backgroundColor: vars.bg.surface,
});

export const table = style([text.small, { inlineSize: '100%', borderCollapse: 'collapse' }]);

const cell = style({
  paddingInline: space[6],
  paddingBlock: space[12],
  textAlign: 'start',
  selectors: { '&:first-child': { paddingInlineStart: space[48] } },
  '@media': { [media.md]: { paddingInline: space[16] } },
});

const notNarrow = style({ display: 'none', '@media': { [media.sm]: { display: 'table-cell' } } });

export const heading = style([text.caption, cell, { color: vars.text.secondary }]);
const figures = { direction: 'ltr', textAlign: 'end', fontVariantNumeric: 'tabular-nums' } as const;
export const numberHeading = style([heading, figures]);
export const value = style([cell, { borderBlockStart: line }]);
export const number = style([value, figures]);
/** The checkpoint number, hidden on the narrowest screens. */
export const serial = notNarrow;

const chainAt = space[20];
/** The line through all prints: each checkpoint contains the one before it. */
export const chained = style({
  position: 'relative',
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: chainAt,
    borderInlineStart: `2px solid ${vars.border.control}`,
  },
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: space[24],
    insetInlineStart: `calc(${chainAt} - ${rem(5)})`,
    inlineSize: rem(12),
    blockSize: rem(12),
    borderRadius: radius.pill,
    backgroundColor: vars.meter.fill,
  },
  '@media': {
    [media.forcedColors]: { '::after': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' } },
  },
});
export const print = style({ maxInlineSize: rem(176), marginBlockEnd: space[6] });

export const key = style([text.small, { marginBlockStart: space[12], color: vars.text.secondary }]);
export const copied = style({ display: 'flex', alignItems: 'center' });
export const keyValue = style({ display: 'block', overflowWrap: 'anywhere', color: vars.text.primary });
