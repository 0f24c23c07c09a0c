import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { text } from '../../../theme/text.css.ts';
import { vars } from '../../../theme/theme.css.ts';
import { rem, space } from '../../../theme/tokens.ts';

export const page = style({ display: 'grid', gap: space[16], maxInlineSize: rem(704) });

export const faults = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const fault = style([
  text.small,
  {
    display: 'grid',
    gap: space[4],
    paddingBlock: space[12],
    borderBlockEnd: `1px solid ${vars.border.subtle}`,
  },
]);

export const place = style([text.label]);

export const path = style([
  text.caption,
  { color: vars.text.secondary, overflowWrap: 'anywhere', justifySelf: 'start' },
]);

export const facts = style([
  text.small,
  {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(${rem(200)}, 1fr))`,
    gap: space[16],
    margin: 0,
  },
]);
export const factName = style([text.caption, { color: vars.text.secondary }]);
export const fact = style({ margin: 0, overflowWrap: 'anywhere' });
export const more = style([text.caption, { display: 'block', color: vars.text.secondary }]);

export const names = style({ margin: 0, padding: 0, listStyle: 'none' });

export const quiet = style([text.small, { margin: 0, color: vars.text.secondary }]);
export const line = style([text.small, { margin: 0 }]);
export const from = style([text.label, { margin: 0 }]);

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

/** A button with what it does beside it; below it on narrow screens. */
export const again = style({
  display: 'grid',
  justifyItems: 'start',
  alignItems: 'center',
  gap: `${space[8]} ${space[16]}`,
  '@media': { [media.md]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});
