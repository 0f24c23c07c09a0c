import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { radius, rem, space } from '../../theme/tokens.ts';
import { fontFamily } from '../../theme/typography.ts';

/** A narrow screen has no room for the podium; the cards of the list show the places. */
export const podium = style({
  display: 'none',
  '@media': {
    [media.md]: {
      display: 'flex',
      alignItems: 'end',
      justifyContent: 'center',
      columnGap: space[20],
    },
  },
});

/** Steps are equally wide until a script sets their own width. */
const step = style({ display: 'grid', justifyItems: 'center', flex: '1 0 0', minInlineSize: 0 });
/** The first is in the middle, whatever the document order. */
export const column = styleVariants({
  first: [step, { order: 2 }],
  second: [step, { order: 1 }],
  third: [step, { order: 3 }],
});

export const people = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  columnGap: space[8],
  inlineSize: '100%',
});

export const person = style({ display: 'grid', justifyItems: 'center' });

export const photo = style({ display: 'flex', borderRadius: radius.xl });
export const honoured = style({ boxShadow: `0 0 0 3px ${vars.honour.bg}` });

export const name = style([
  text.h3,
  { marginBlockStart: space[12], paddingInline: space[8], textAlign: 'center', textWrap: 'balance' },
]);

export const country = style([text.small, { color: vars.text.secondary, marginBlockEnd: space[12] }]);

/** Below the name of one of several; the columns of a tie may be narrower than the line. */
export const votes = style({ marginBlockEnd: space[12], textAlign: 'center' });

const pedestal = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  inlineSize: '100%',
  paddingBlock: `${space[16]} ${space[12]}`,
  paddingInline: space[16],
  borderStartStartRadius: radius.xl,
  borderStartEndRadius: radius.xl,
  backgroundImage: `linear-gradient(${vars.bg.hover}, ${vars.bg.subtle})`,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText', borderBlockEnd: 0 } },
});

export const level = styleVariants({
  1: [
    pedestal,
    {
      minBlockSize: rem(216),
      backgroundImage: 'none',
      backgroundColor: vars.honour.bg,
      color: vars.honour.text,
    },
  ],
  2: [pedestal, { minBlockSize: rem(188) }],
  3: [pedestal, { minBlockSize: rem(164), paddingBlockStart: space[8] }],
});

const numeral = style({ fontFamily: fontFamily.display, fontWeight: 800, lineHeight: 1.1 });
export const rank = styleVariants({
  1: [numeral, { fontSize: rem(44) }],
  2: [numeral, { fontSize: rem(32) }],
  3: [numeral, { fontSize: rem(32) }],
});
export const tie = style([text.captionStrong, { marginInlineStart: space[8] }]);

const figure = style({ fontFamily: fontFamily.display, fontWeight: 700, lineHeight: 1.3 });
export const score = styleVariants({
  1: [figure, { fontSize: rem(34) }],
  2: [figure, { fontSize: rem(26) }],
  3: [figure, { fontSize: rem(26) }],
});
export const scoreName = style([text.caption, { textAlign: 'center' }]);

export const bar = style({
  display: 'flex',
  alignSelf: 'end',
  inlineSize: '100%',
  marginBlock: `${space[8]} ${space[4]}`,
});
