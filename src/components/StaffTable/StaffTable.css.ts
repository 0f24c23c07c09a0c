import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { control, space } from '../../theme/tokens.ts';

export const table = style([text.small, { inlineSize: '100%', borderCollapse: 'collapse' }]);

const cell = style({
  paddingBlock: space[6],
  paddingInline: space[8],
  textAlign: 'start',
  selectors: { '&:first-child': { paddingInlineStart: 0 }, '&:last-child': { paddingInlineEnd: 0 } },
});

export const heading = style([
  text.caption,
  cell,
  { color: vars.text.muted, borderBlockEnd: `1px solid ${vars.border.control}` },
]);

export const value = style([
  cell,
  {
    blockSize: control.lg,
    borderBlockEnd: `1px solid ${vars.border.subtle}`,
    selectors: { '&:first-child': { overflowWrap: 'anywhere' } },
  },
]);

/** Only where there is room for it. */
export const roomy = style({ display: 'none', '@media': { [media.md]: { display: 'table-cell' } } });

export const act = style({ textAlign: 'end', whiteSpace: 'nowrap' });

export const minor = style([text.caption, { display: 'block', color: vars.text.secondary }]);
