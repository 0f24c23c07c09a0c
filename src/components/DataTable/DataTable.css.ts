import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { control, radius, space } from '../../theme/tokens.ts';

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
  },
]);

/** What the row is: long names and addresses may break. */
export const leading = style({ overflowWrap: 'anywhere' });

/** Only where there is room for it. */
export const roomy = style({ display: 'none', '@media': { [media.md]: { display: 'table-cell' } } });

export const act = style({ textAlign: 'end', whiteSpace: 'nowrap' });

export const minor = style([text.caption, { display: 'block', color: vars.text.secondary }]);

/** Says what the roomy columns would. */
export const narrow = style([minor, { '@media': { [media.md]: { display: 'none' } } }]);

/** A marked row keeps its mark where the browser draws no backgrounds. */
export const plain = style({
  selectors: { '&[aria-current], &[data-chosen]': { backgroundColor: vars.action.soft } },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
  },
});

export const opens = style([
  plain,
  {
    cursor: 'pointer',
    selectors: { '&[data-open]': { backgroundColor: vars.bg.subtle } },
    '@media': { [media.hover]: { ':hover': { backgroundColor: vars.bg.hover } } },
  },
]);

/** Rows are chosen on wide screens: a phone is for reading. */
export const chooser = style({
  display: 'none',
  inlineSize: control.sm,
  '@media': { [media.md]: { display: 'table-cell' } },
});

/** Large enough for a finger; the box itself is small. */
export const boxPlace = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: control.sm,
  blockSize: control.sm,
});

export const opener = style({ inlineSize: control.sm });

export const open = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: control.sm,
  blockSize: control.sm,
  borderRadius: radius.xs,
  color: vars.text.muted,
});

/** Points to the end of the line while the row is closed. */
export const mark = style({
  display: 'grid',
  rotate: '-90deg',
  selectors: { '&:dir(rtl)': { rotate: '90deg' } },
});

export const markOpen = style({ display: 'grid' });

export const details = style({
  paddingBlock: `${space[12]} ${space[16]}`,
  paddingInline: space[16],
  backgroundColor: vars.bg.subtle,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
