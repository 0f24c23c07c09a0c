import { style } from '@vanilla-extract/css';
import { container } from '../../../theme/layout.css.ts';
import { media } from '../../../theme/media.ts';
import { text } from '../../../theme/text.css.ts';
import { vars } from '../../../theme/theme.css.ts';
import { rem, space } from '../../../theme/tokens.ts';

/** One column: nothing is chosen here, so nothing stands beside the card. */
export const page = style([
  container,
  {
    display: 'grid',
    gap: space[24],
    maxInlineSize: rem(640),
    marginInline: 'auto',
    paddingBlock: `${space[20]} ${space[48]}`,
    '@media': { [media.lg]: { paddingBlock: `${rem(36)} ${space[80]}` } },
  },
]);

export const title = style([text.h1, { marginBlockStart: space[16] }]);

export const rows = style({ display: 'grid', gap: space[12] });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[16],
});

export const term = style([text.small, { color: vars.text.secondary }]);

export const value = style([text.label, { overflowWrap: 'anywhere' }]);
