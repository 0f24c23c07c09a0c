import { style } from '@vanilla-extract/css';
import { container } from '../../theme/layout.css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { stage, vars } from '../../theme/theme.css.ts';
import { rem, space } from '../../theme/tokens.ts';

/** How far the panel overlaps the edge of the stage. */
const overhang = rem(60);

export const band = style([stage, { position: 'relative', overflow: 'hidden' }]);

export const inner = style([
  container,
  {
    position: 'relative',
    display: 'grid',
    alignItems: 'center',
    gap: space[20],
    minBlockSize: rem(248),
    paddingBlock: `${space[16]} ${space[24]}`,
    '@media': {
      [media.roomy]: { minBlockSize: rem(288), paddingBlock: space[40] },
      [media.lg]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, auto)',
        columnGap: space[40],
        minBlockSize: rem(336),
        paddingBlock: rem(44),
      },
    },
  },
]);

export const underPanel = style({
  paddingBlockEnd: `calc(${overhang} + ${space[16]})`,
  '@media': {
    [media.roomy]: { paddingBlockEnd: `calc(${overhang} + ${space[40]})` },
    [media.lg]: { paddingBlock: `${space[24]} calc(${overhang} + ${space[24]})` },
  },
});

/** On a phone the counter stands beside the tag, so that the first contestant is above the fold. */
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[12],
  alignItems: 'center',
  justifyItems: 'start',
  '@media': { [media.roomy]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const title = style({
  gridColumn: '1 / -1',
  marginBlockStart: space[8],
  textWrap: 'balance',
  '@media': { [media.roomy]: { marginBlockStart: space[12] } },
});
export const size = { vote: text.displayVote, page: text.display };

/** The usual line length limit applies on the stage too. */
export const lead = style([
  text.lead,
  {
    gridColumn: '1 / -1',
    maxInlineSize: rem(760),
    color: vars.text.secondary,
    marginBlockStart: space[4],
    lineHeight: 1.5,
    '@media': { [media.roomy]: { lineHeight: 1.7 } },
  },
]);

export const counter = style({
  gridRow: 1,
  gridColumn: 2,
  justifySelf: 'end',
  '@media': {
    [media.roomy]: { gridRow: 'auto', gridColumn: 1, justifySelf: 'start', marginBlockStart: space[8] },
  },
});

export const aside = style({ '@media': { [media.lg]: { inlineSize: rem(504), maxInlineSize: '42vi' } } });

/** The room of what still loads, with one line of names below the title, or two on a narrow screen. */
export const tagPlace = style({ blockSize: rem(32) });
export const leadPlace = style({ minBlockSize: '2lh', '@media': { [media.roomy]: { minBlockSize: '1lh' } } });
export const counterPlace = style({ '@media': { [media.roomy]: { blockSize: rem(35) } } });
export const asidePlace = style({
  blockSize: rem(149),
  '@media': { [media.lg]: { blockSize: rem(197) } },
});

export const panel = style([container, { position: 'relative', marginBlockStart: `calc(-1 * ${overhang})` }]);

const wideOnly = { display: 'none', '@media': { [media.roomy]: { display: 'inline' } } } as const;
export const leadHead = style({ display: 'block', '@media': { [media.roomy]: { display: 'inline' } } });
export const leadDot = style(wideOnly);
export const leadRest = style({ whiteSpace: 'nowrap' });
