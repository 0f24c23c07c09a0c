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
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 247fr) minmax(0, 286fr) minmax(0, 247fr)',
      alignItems: 'end',
      columnGap: space[20],
    },
  },
});

const place = style({ display: 'grid', justifyItems: 'center' });

/** The first is in the middle, whatever the document order. */
export const column = styleVariants({
  first: [place, { order: 2 }],
  second: [place, { order: 1 }],
  third: [place, { order: 3 }],
});

export const photo = style({ display: 'flex', borderRadius: radius.xl });
export const honoured = style({ boxShadow: `0 0 0 3px ${vars.honour.bg}` });

export const name = style([
  text.h3,
  { marginBlockStart: space[12], paddingInline: space[8], textAlign: 'center', textWrap: 'balance' },
]);

export const country = style([text.small, { color: vars.text.secondary, marginBlockEnd: space[12] }]);

const pedestal = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  inlineSize: '100%',
  paddingBlockStart: space[16],
  borderStartStartRadius: radius.xl,
  borderStartEndRadius: radius.xl,
  backgroundImage: `linear-gradient(${vars.bg.hover}, ${vars.bg.subtle})`,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText', borderBlockEnd: 0 } },
});

export const level = styleVariants({
  1: [
    pedestal,
    {
      blockSize: rem(178),
      backgroundImage: 'none',
      backgroundColor: vars.honour.bg,
      color: vars.honour.text,
    },
  ],
  2: [pedestal, { blockSize: rem(136) }],
  3: [pedestal, { blockSize: rem(104), paddingBlockStart: space[12] }],
});

const numeral = style({ fontFamily: fontFamily.display, fontWeight: 800, lineHeight: 1.1 });
export const rank = styleVariants({
  1: [numeral, { fontSize: rem(64) }],
  2: [numeral, { fontSize: rem(44) }],
  3: [numeral, { fontSize: rem(44) }],
});

export const score = style({
  fontFamily: fontFamily.display,
  fontSize: rem(20),
  fontWeight: 600,
  lineHeight: 1.5,
});

export const scoreName = style([text.caption]);
