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
  selectors: { '&:first-child': { paddingInlineStart: space[12] } },
  '@media': {
    [media.md]: {
      paddingInline: space[16],
      selectors: { '&:first-child': { paddingInlineStart: space[20] } },
    },
  },
});

/** The hash column, hidden on narrow screens: part of a hash proves nothing; the download has it whole. */
const wideOnly = style({ display: 'none', '@media': { [media.md]: { display: 'table-cell' } } });

const notNarrow = style({ display: 'none', '@media': { [media.sm]: { display: 'table-cell' } } });

export const heading = style([text.caption, cell, { color: vars.text.secondary }]);
export const hashHeading = style([heading, wideOnly]);
export const numberHeading = style([heading, { direction: 'ltr', textAlign: 'end' }]);
export const value = style([cell, { borderBlockStart: line }]);
/** The checkpoint number, hidden on the narrowest screens. */
export const serial = notNarrow;
export const hashCell = style([value, wideOnly]);
export const hash = style({
  display: 'block',
  maxInlineSize: rem(200),
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

export const key = style([text.small, { marginBlockStart: space[12], color: vars.text.secondary }]);
export const copied = style({ display: 'flex', alignItems: 'center' });
export const keyValue = style({ display: 'block', overflowWrap: 'anywhere', color: vars.text.primary });
