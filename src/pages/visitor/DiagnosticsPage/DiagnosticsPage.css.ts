import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { text } from '../../../theme/text.css.ts';
import { vars } from '../../../theme/theme.css.ts';
import { rem, space } from '../../../theme/tokens.ts';

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  paddingBlock: `${space[32]} ${space[48]}`,
  '@media': {
    [media.lg]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      alignItems: 'start',
      paddingBlock: `${space[48]} ${space[80]}`,
    },
  },
});

export const wide = style({ gridColumn: '1 / -1', minInlineSize: 0 });

export const facts = style({ display: 'grid', gap: space[12] });
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[16],
  paddingBlockEnd: space[12],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  selectors: { '&:last-child': { paddingBlockEnd: 0, borderBlockEnd: 'none' } },
});
export const label = style([text.small, { color: vars.text.secondary }]);
export const value = style([text.small, { fontWeight: 600, overflowWrap: 'anywhere' }]);
export const nothing = style([text.small, { color: vars.text.secondary }]);

/** The level choice and the actions on the chosen lines. */
export const controls = style({
  display: 'grid',
  gap: space[16],
  '@media': { [media.md]: { gridTemplateColumns: `${rem(240)} 1fr`, alignItems: 'end' } },
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[12] });

export const entries = style({
  display: 'grid',
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});
export const entry = style([
  text.small,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: space[16],
    paddingBlock: space[8],
    borderBlockEnd: `1px solid ${vars.border.subtle}`,
    '@media': {
      [media.md]: { gridTemplateColumns: `${rem(220)} ${rem(96)} minmax(0, 1fr)` },
    },
  },
]);
export const when = style({ color: vars.text.secondary });
export const level = style({ fontWeight: 600 });
export const grave = style([level, { color: vars.error.text }]);
/** The text of a log line; a long value may break anywhere. */
export const what = style({ overflowWrap: 'anywhere' });
