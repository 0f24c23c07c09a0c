import { style } from '@vanilla-extract/css';
import { leftToRight } from '../../theme/layout.css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { radius, rem, space } from '../../theme/tokens.ts';

export const frame = style({ display: 'grid', gap: space[12] });

export const list = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${rem(152)}, 1fr))`,
  gap: `${space[8]} ${space[24]}`,
  padding: space[16],
  borderRadius: radius.sm,
  backgroundColor: vars.bg.subtle,
});

export const code = style([text.smallStrong, leftToRight, { whiteSpace: 'nowrap', userSelect: 'all' }]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  '@media': { [media.print]: { display: 'none' } },
});
