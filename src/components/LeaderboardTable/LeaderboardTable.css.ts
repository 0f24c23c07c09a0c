import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { control, radius, rem, space } from '../../theme/tokens.ts';
import { fontFamily } from '../../theme/typography.ts';

const line = `1px solid ${vars.border.subtle}`;
/** Rules from the medium width, where rows form a table; below it, each row is a card. */
const whenTable = (rules: Record<string, string | number>) => ({ '@media': { [media.md]: rules } });

/** The search and the count of a long list. */
export const search = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
  marginBlockEnd: space[12],
});

/** The place of the field, which loads later. */
export const searchField = style({
  inlineSize: '100%',
  blockSize: control.md,
  ...whenTable({ inlineSize: rem(280) }),
});

export const count = style([text.small, { color: vars.text.muted }]);

export const frame = style(
  whenTable({
    overflow: 'hidden',
    border: line,
    borderRadius: radius.lg,
    backgroundColor: vars.bg.surface,
  }),
);

export const waiting = style([frame, whenTable({ paddingInline: space[20] })]);

export const table = style({
  display: 'block',
  inlineSize: '100%',
  borderCollapse: 'collapse',
  ...whenTable({ display: 'table' }),
});

// Visually hidden where rows are cards: cards carry their own labels.
export const head = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  ...whenTable({ display: 'table-header-group', position: 'static', clipPath: 'none' }),
});

export const body = style({
  display: 'grid',
  gap: space[12],
  ...whenTable({ display: 'table-row-group' }),
});

const edges = {
  '&:first-child': { paddingInlineStart: space[20] },
  '&:last-child': { paddingInlineEnd: space[16] },
};

export const heading = style([
  text.caption,
  {
    paddingInline: space[8],
    paddingBlock: space[12],
    color: vars.text.secondary,
    textAlign: 'start',
    selectors: edges,
    '@media': { [media.lg]: { paddingInline: space[12] } },
  },
]);

/** Heading of a column of numbers, aligned with their right edge in both directions. */
export const numberHeading = style([heading, { direction: 'ltr', textAlign: 'end' }]);

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[8],
  rowGap: space[12],
  padding: space[12],
  border: line,
  borderRadius: radius.lg,
  backgroundColor: vars.bg.surface,
  '@media': {
    [media.md]: {
      display: 'table-row',
      border: 0,
      borderBlockStart: line,
      borderRadius: 0,
      boxShadow: 'none',
    },
  },
});

export const firstRow = style({
  '@media': {
    [`not all and ${media.md}`]: {
      borderColor: vars.honour.line,
      boxShadow: `inset 0 0 0 1px ${vars.honour.line}`,
    },
  },
});

const cell = style({
  padding: 0,
  '@media': {
    [media.md]: {
      blockSize: rem(71),
      paddingBlock: space[8],
      paddingInline: space[8],
      verticalAlign: 'middle',
      selectors: edges,
    },
    [media.lg]: { paddingInline: space[12] },
  },
});

const voteWidth = rem(110);
const rankWidth = rem(32);
/** Phones on which name and button do not fit side by side. */
const tight = '(max-width: 23.4em)';

export const rankCell = style([
  cell,
  {
    inlineSize: rankWidth,
    '@media': { [media.md]: { inlineSize: rem(60) }, [media.lg]: { inlineSize: rem(80) } },
  },
]);

export const rank = style([
  text.h3,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: rankWidth,
    blockSize: rem(48),
    borderRadius: radius.pill,
    fontWeight: 700,
    backgroundColor: vars.bg.subtle,
    fontVariantNumeric: 'tabular-nums',
  },
]);
/** Three digits fit without widening the bar. */
export const longRank = style({ fontSize: rem(13) });
export const firstRank = style({ backgroundColor: vars.honour.bg, color: vars.honour.text });

// Fills the first line of a card with rank and button, so that the figures start the second.
export const whoCell = style([
  cell,
  {
    flexGrow: 1,
    flexBasis: `calc(100% - ${rankWidth} - ${voteWidth} - 2 * ${space[8]})`,
    fontWeight: 'inherit',
    textAlign: 'start',
    '@media': { [tight]: { flexBasis: `calc(100% - ${rankWidth} - ${space[8]})` } },
  },
]);

export const who = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  '@media': { [media.md]: { gap: space[16] } },
});

export const name = style([text.h3, { fontSize: rem(16), '@media': { [media.md]: { fontSize: rem(17) } } }]);
export const country = style([text.small, { color: vars.text.secondary }]);

export const voteCell = style([
  cell,
  {
    order: 1,
    display: 'flex',
    inlineSize: voteWidth,
    '@media': {
      [tight]: { order: 5, inlineSize: '100%' },
      [media.md]: { display: 'table-cell', inlineSize: rem(130) },
    },
  },
]);
export const vote = style({
  display: 'grid',
  flexGrow: 1,
  justifyContent: 'end',
  '@media': { [tight]: { justifyContent: 'stretch' } },
});

export const figure = style([cell, { order: 3, flexGrow: 1, flexBasis: '40%' }]);

/** The first line below the name of a card, so that the large figure has the room it needs. */
export const combinedFigure = style([
  cell,
  { order: 2, flexBasis: '100%', ...whenTable({ inlineSize: rem(170) }) },
]);

export const bar = style({ display: 'flex', marginBlockStart: space[6] });

/** In the last line of a card. */
export const trend = style([cell, { order: 4, flexBasis: '100%' }]);

export const label = style([text.caption, { color: vars.text.secondary, ...whenTable({ display: 'none' }) }]);

/** What a score is out of: below its name in a heading. */
export const outOf = style({
  color: vars.text.muted,
  whiteSpace: 'nowrap',
  ...whenTable({ display: 'block' }),
});

const figures = style({
  display: 'block',
  inlineSize: 'fit-content',
  fontFamily: fontFamily.display,
  fontSize: rem(16),
  lineHeight: 1.5,
  ...whenTable({ inlineSize: 'auto' }),
});
export const value = style([figures, { fontWeight: 400 }]);
export const combined = style([figures, { fontSize: rem(22), fontWeight: 700, lineHeight: 1.3 }]);
export const honoured = style({ color: vars.text.honour });
