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
    paddingBlock: space[24],
    '@media': {
      [media.md]: { minBlockSize: rem(288), paddingBlock: space[40] },
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
  paddingBlockEnd: `calc(${overhang} + ${rem(25)})`,
  '@media': {
    [media.md]: { paddingBlockEnd: `calc(${overhang} + ${space[40]})` },
    [media.lg]: { minBlockSize: rem(384), paddingBlockEnd: `calc(${overhang} + ${rem(56)})` },
  },
});

export const waiting = style({
  alignItems: 'start',
  minBlockSize: rem(530),
  '@media': { [media.lg]: { alignItems: 'center', minBlockSize: rem(384) } },
});

export const words = style({ display: 'grid', justifyItems: 'start' });

export const title = style({ marginBlockStart: space[12], textWrap: 'balance' });
export const size = { vote: text.displayVote, page: text.display };

/** The usual line length limit applies on the stage too. */
export const lead = style([
  text.lead,
  { maxInlineSize: rem(760), color: vars.text.secondary, marginBlockStart: space[4] },
]);

export const counter = style({ marginBlockStart: space[8] });

export const aside = style({ '@media': { [media.lg]: { inlineSize: rem(504), maxInlineSize: '42vi' } } });

export const panel = style([container, { position: 'relative', marginBlockStart: `calc(-1 * ${overhang})` }]);

const wideOnly = { display: 'none', '@media': { [media.md]: { display: 'inline' } } } as const;
export const leadHead = style({ display: 'block', '@media': { [media.md]: { display: 'inline' } } });
export const leadDot = style(wideOnly);
export const leadRest = style({ whiteSpace: 'nowrap' });
