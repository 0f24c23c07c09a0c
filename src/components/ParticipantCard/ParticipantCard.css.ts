import { globalStyle, style } from '@vanilla-extract/css';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { radius, rem, space } from '../../theme/tokens.ts';
import { fontFamily } from '../../theme/typography.ts';
import { beside, room, whenWide, wide } from './cardRoom.ts';
import { dot } from './Facts.css.ts';

const scoreWidth = rem(72);
const trendWidth = rem(74);

export const card = style({
  containerName: room,
  containerType: 'inline-size',
  blockSize: '100%',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.lg,
  backgroundColor: vars.bg.surface,
});

/** Rank 1 has a line of 2 px inside the card, so that all cards keep the same size. */
export const first = style({
  borderColor: vars.honour.line,
  boxShadow: `inset 0 0 0 1px ${vars.honour.line}`,
});

export const inner = style({
  display: 'grid',
  gridTemplateColumns: `${rem(28)} ${rem(56)} minmax(0, 1fr)`,
  gridTemplateAreas: '"rank photo name" "rank photo facts" "bar bar bar" "vote vote vote"',
// Columns of rank and button shrink to nothing without them, and so do their gaps, which are margins.
  columnGap: rem(10),
  alignItems: 'center',
  blockSize: '100%',
  padding: space[12],
  '@container': {
    [beside]: {
      gridTemplateColumns: `${rem(28)} ${rem(56)} minmax(0, 1fr) auto`,
      gridTemplateAreas: '"rank photo name vote" "rank photo facts vote" "bar bar bar bar"',
    },
    [wide]: {
      gridTemplateColumns: `${rem(44)} ${rem(80)} minmax(0, max-content) minmax(0, 1fr) auto`,
      gridTemplateAreas:
        '"rank photo name name vote" "rank photo facts trend vote" "rank photo bar bar vote"',
      columnGap: space[16],
      paddingBlock: rem(18),
    },
  },
});

/** Removes the column with the button, and so its gap. */
export const withoutVote = style({
  '@container': {
    [beside]: {
      gridTemplateColumns: `${rem(28)} ${rem(56)} minmax(0, 1fr)`,
      gridTemplateAreas: '"rank photo name" "rank photo facts" "bar bar bar"',
    },
    [wide]: {
      gridTemplateColumns: `${rem(44)} ${rem(80)} minmax(0, max-content) minmax(0, 1fr)`,
      gridTemplateAreas: '"rank photo name name" "rank photo facts trend" "rank photo bar bar"',
      paddingInlineEnd: space[24],
    },
  },
});

export const rank = style([
  text.numeralM,
  {
    gridArea: 'rank',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '100%',
    blockSize: rem(56),
    borderRadius: radius.pill,
    backgroundColor: vars.bg.subtle,
    ...whenWide({ blockSize: rem(80) }),
  },
]);

const rankSize = (narrow: number, large: number) =>
  style({ fontSize: rem(narrow), ...whenWide({ fontSize: rem(large) }) });
/** By number of digits: the bar keeps its width. */
export const rankDigits = { 1: rankSize(20, 28), 2: rankSize(15, 22), 3: rankSize(11, 16) };

export const firstRank = style({ backgroundColor: vars.honour.bg, color: vars.honour.text });

/** The portrait takes its size from this font size. */
export const photo = style({ gridArea: 'photo', fontSize: rem(56), ...whenWide({ fontSize: rem(80) }) });

export const name = style([
  text.h3,
  {
    gridArea: 'name',
    alignSelf: 'end',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    lineHeight: 1.55,
    textWrap: 'wrap',
  },
]);

export const trend = style({
  gridArea: 'bar',
  justifySelf: 'start',
  marginBlockStart: space[8],
  '@container': {
    [wide]: {
      gridArea: 'trend',
      marginBlockStart: 0,
      marginInlineStart: rem(-10),
      selectors: { '&::before': { ...dot, marginInlineStart: 0 } },
    },
  },
});

export const bar = style({
  gridArea: 'bar',
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  marginBlockStart: space[8],
  paddingInlineStart: trendWidth,
  ...whenWide({ marginBlockStart: 0, paddingInlineStart: 0 }),
});

export const scorePlace = style({ flex: 'none', inlineSize: scoreWidth });

/** Fixed size: each vote changes all scores, and nothing around them may reflow. */
export const score = style([
  text.label,
  {
    contain: 'size layout',
    display: 'block',
    blockSize: '1lh',
    whiteSpace: 'nowrap',
    fontFamily: fontFamily.display,
    fontSize: rem(15),
    lineHeight: 1.4,
  },
]);

export const vote = style({
  gridArea: 'vote',
  display: 'grid',
  marginBlockStart: space[12],
  '@container': { [beside]: { marginBlockStart: 0 } },
});
// Beside a name on a phone, the button takes as little width as possible.
globalStyle(`${vote} > :is(a, button)`, {
  paddingInline: rem(14),
  '@container': { [wide]: { paddingInline: space[20] } },
});
export const outside = style({ display: 'none', ...whenWide({ display: 'block' }) });
