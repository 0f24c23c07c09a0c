import { style } from '@vanilla-extract/css';
import { text } from '../../../theme/text.css.ts';
import { vars } from '../../../theme/theme.css.ts';
import { rem, space } from '../../../theme/tokens.ts';

export const page = style({ display: 'grid', gap: space[16], maxInlineSize: rem(704) });

export const facts = style([
  text.small,
  {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(${rem(160)}, 1fr))`,
    gap: space[16],
    margin: 0,
  },
]);
export const factName = style([text.caption, { color: vars.text.secondary }]);
export const fact = style({ margin: 0, overflowWrap: 'anywhere' });

export const quiet = style([text.small, { margin: 0, color: vars.text.secondary }]);
export const line = style([text.small, { margin: 0 }]);

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
