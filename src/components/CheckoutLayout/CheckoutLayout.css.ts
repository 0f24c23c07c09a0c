import { style } from '@vanilla-extract/css';
import { container } from '../../theme/layout.css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { headerHeight, rem, space } from '../../theme/tokens.ts';

export const page = style([
  container,
  {
    paddingBlock: `${space[20]} 0`,
    '@media': { [media.lg]: { paddingBlock: `${rem(36)} ${space[80]}` } },
  },
]);

export const title = style([
  text.h1,
  {
    marginBlock: `${space[16]} ${space[16]}`,
    '@media': { [media.lg]: { marginBlock: `${space[24]} ${space[16]}` } },
  },
]);

export const notice = style({ selectors: { '&:not(:empty)': { marginBlockEnd: space[24] } } });

export const columns = style({
  display: 'grid',
  gap: space[24],
  '@media': {
    [media.lg]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 26.5rem)',
      columnGap: space[48],
      alignItems: 'start',
    },
  },
});

export const main = style({ display: 'grid', gap: space[24] });

export const side = style({
  position: 'sticky',
  insetBlockStart: `calc(${headerHeight.wide} + ${space[24]})`,
});

export const foot = style({ paddingBlock: `${space[24]} ${space[48]}` });

/** A page with a bottom bar: at least as tall as the screen, so that the bar stays at the bottom. */
export const withBar = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  minBlockSize: `calc(100dvb - ${headerHeight.narrow})`,
});
