import { globalStyle, style } from '@vanilla-extract/css';
import { container } from '../../theme/layout.css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { stage, vars } from '../../theme/theme.css.ts';
import { radius, rem, space } from '../../theme/tokens.ts';

/** How far the overview overlaps the edge of the stage. */
const overhang = rem(52);

export const band = style([stage, { position: 'relative', overflow: 'hidden' }]);

/** Text fills a narrow stage, so only the glow is shown there. */
export const backdrop = style({});
globalStyle(`${backdrop} svg`, { '@media': { [`not all and ${media.lg}`]: { display: 'none' } } });

export const inner = style([
  container,
  {
    position: 'relative',
    display: 'grid',
    gap: space[16],
    paddingBlockEnd: space[24],
    '@media': {
      [media.landscape]: {
        gridTemplateColumns: `minmax(0, 1fr) ${rem(300)}`,
        columnGap: space[24],
        alignItems: 'center',
        paddingBlock: space[16],
      },
      [media.lg]: {
        gridTemplateColumns: `minmax(0, 1fr) ${rem(480)}`,
        columnGap: space[48],
        // Keeps at least 388 px of the stage clear above the overview.
        minBlockSize: `calc(${rem(388)} + ${overhang})`,
        alignItems: 'center',
        paddingBlock: `${space[24]} calc(${overhang} + ${space[24]})`,
      },
    },
  },
]);

/** The picture beside the text. */
const beside = {
  order: 1,
  marginInline: 0,
  aspectRatio: '16 / 9',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.lg,
};

/** On a narrow screen the picture comes first, from edge to edge. */
export const picture = style({
  marginInline: `calc(-1 * ${space[16]})`,
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  '@media': {
    [media.md]: { marginInline: `calc(-1 * ${space[24]})`, aspectRatio: '21 / 9' },
    [media.landscape]: beside,
    [media.lg]: beside,
  },
});

export const words = style({ display: 'grid', justifyItems: 'start' });

export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  minBlockSize: rem(28),
  marginBlockStart: space[4],
});

export const title = style([text.display, { marginBlockStart: space[12], textWrap: 'balance' }]);

export const lead = style([
  text.lead,
  {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    minBlockSize: '1lh',
    maxInlineSize: '56ch',
    marginBlockStart: space[8],
    color: vars.text.secondary,
    textWrap: 'balance',
  },
]);

export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[20]}`,
  inlineSize: '100%',
  minBlockSize: rem(52),
  marginBlockStart: space[16],
  '@media': { [`not all and ${media.md}`]: { flexDirection: 'column', alignItems: 'stretch' } },
});

export const deadline = style([text.small, { color: vars.text.secondary }]);

export const panel = style([
  container,
  {
    position: 'relative',
    marginBlockStart: space[24],
    '@media': { [media.lg]: { marginBlockStart: `calc(-1 * ${overhang})` } },
  },
]);

export const instead = style({ marginBlockStart: space[12] });
