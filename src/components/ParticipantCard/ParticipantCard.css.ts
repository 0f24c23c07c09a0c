import { globalStyle, style } from '@vanilla-extract/css';
import { clampedName } from '../../theme/clampedName.ts';
import { phone } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { radius, rem, space } from '../../theme/tokens.ts';
import { fontFamily } from '../../theme/typography.ts';
import { beside, room, whenWide, wide } from './cardRoom.ts';
import { dot } from './Facts.css.ts';

const scoreWidth = rem(84);
const narrowGap = rem(10);

export const card = style({
  position: 'relative',
  containerName: room,
  containerType: 'inline-size',
  blockSize: '100%',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.lg,
  backgroundColor: vars.bg.surface,
  '@media': { [phone]: { blockSize: 'auto' } },
});

/** Rank 1 has a line of 2 px inside the card, so that all cards keep the same size. */
export const first = style({
  borderColor: vars.honour.line,
  boxShadow: `inset 0 0 0 1px ${vars.honour.line}`,
});

// Columns of rank and button shrink to nothing without them, and so do their gaps, which are margins.
export const inner = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr)',
  gridTemplateAreas:
    '"rank photo name" "rank photo facts" "bar bar bar" "votes votes votes" "trend trend trend" "vote vote vote"',
  alignItems: 'center',
  blockSize: '100%',
  padding: space[12],
  '@media': { [phone]: { blockSize: 'auto' } },
  '@container': {
    [beside]: {
      gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
      gridTemplateAreas:
        '"rank photo name vote" "rank photo facts vote" "bar bar bar bar" "trend trend votes votes"',
    },
    [wide]: {
      gridTemplateColumns: 'auto auto minmax(0, max-content) minmax(0, 1fr) auto',
      gridTemplateAreas:
        '"rank photo name name vote" "rank photo facts trend vote" "rank photo bar bar vote" "rank photo votes votes vote"',
      paddingBlock: rem(16),
    },
  },
});

export const withoutVote = style(whenWide({ paddingInlineEnd: space[24] }));

export const rank = style([
  text.numeralM,
  {
    gridArea: 'rank',
    display: 'grid',
    placeItems: 'center',
    inlineSize: rem(28),
    blockSize: rem(56),
    marginInlineEnd: narrowGap,
    borderRadius: radius.pill,
    backgroundColor: vars.bg.subtle,
    ...whenWide({ inlineSize: rem(44), blockSize: rem(80), marginInlineEnd: space[16] }),
  },
]);

const rankSize = (narrow: number, large: number) =>
  style({ fontSize: rem(narrow), ...whenWide({ fontSize: rem(large) }) });
/** By number of digits: the bar keeps its width. */
export const rankDigits = { 1: rankSize(20, 28), 2: rankSize(15, 22), 3: rankSize(11, 16) };

export const firstRank = style({ backgroundColor: vars.honour.bg, color: vars.honour.text });

/** The portrait takes its size from this font size. */
export const photo = style({
  gridArea: 'photo',
  marginInlineEnd: narrowGap,
  fontSize: rem(56),
  ...whenWide({ marginInlineEnd: space[16], fontSize: rem(80) }),
});

export const name = style([
  text.h3,
  {
    gridArea: 'name',
    alignSelf: 'end',
    lineHeight: 1.55,
    textWrap: 'wrap',
  },
]);
globalStyle(`${name} bdi`, clampedName);

/** The link to the contestant's page covers the card; the buttons stand above it. */
export const page = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::before': { content: '', position: 'absolute', inset: 0, borderRadius: radius.lg },
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
});

export const trend = style({
  gridArea: 'trend',
  justifySelf: 'start',
  '@container': {
    [wide]: { selectors: { '&::before': { ...dot, marginInline: space[6] } } },
  },
});

export const bar = style({
  gridArea: 'bar',
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  marginBlockStart: space[8],
  ...whenWide({ marginBlockStart: 0 }),
});

/** At the end of its line beside the trend; below a wide bar, at its start. */
export const votes = style({
  gridArea: 'votes',
  color: vars.text.secondary,
  '@container': { [beside]: { justifySelf: 'end' }, [wide]: { justifySelf: 'start' } },
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
    fontSize: rem(20),
    fontWeight: 700,
    lineHeight: 1.4,
  },
]);

export const vote = style({
  gridArea: 'vote',
  position: 'relative',
  display: 'grid',
  marginBlockStart: space[12],
  '@container': {
    [beside]: { marginBlockStart: 0, marginInlineStart: narrowGap },
    [wide]: { marginInlineStart: space[16] },
  },
});
// Beside a name on a phone, the button takes as little width as possible.
globalStyle(`${vote} > :is(a, button)`, {
  paddingInline: rem(14),
  '@container': { [wide]: { paddingInline: space[20] } },
});
/** Keeps the place of what loads later, so that the cards below do not move. */
export const sms = style({
  position: 'relative',
  display: 'none',
  '@media': { [phone]: { display: 'block', minBlockSize: rem(57) } },
});

export const outside = style({ display: 'none', ...whenWide({ display: 'block' }) });
