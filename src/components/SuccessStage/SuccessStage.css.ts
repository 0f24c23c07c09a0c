import { style } from '@vanilla-extract/css';
import { container } from '../../theme/layout.css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { stage, vars } from '../../theme/theme.css.ts';
import { rem, space } from '../../theme/tokens.ts';

/** How far the receipt overlaps the edge of the stage. */
const overlap = rem(100);

export const band = style([stage, { position: 'relative', overflow: 'hidden' }]);

export const inner = style([
  container,
  {
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'center',
    paddingBlock: `${space[40]} calc(${overlap} + ${space[32]})`,
    textAlign: 'center',
    '@media': { [media.lg]: { minBlockSize: rem(336), paddingBlockStart: space[48] } },
  },
]);

/** The h1 in the middle of the stage, under the bars. */
export const title = style([text.display, { marginBlockStart: space[12], textWrap: 'balance' }]);

export const lead = style([text.lead, { marginBlockStart: space[4], color: vars.text.secondary }]);

export const light = style({
  position: 'absolute',
  inset: 0,
  backgroundImage: `radial-gradient(60% 110% at 50% 100%, ${vars.backdrop.glow} 0%, ${vars.backdrop.glowEdge} 45%, transparent 80%)`,
});

export const below = style([
  container,
  {
    position: 'relative',
    display: 'grid',
    gap: space[20],
    maxInlineSize: rem(560),
    marginBlock: `calc(-1 * ${overlap}) ${space[48]}`,
  },
]);
