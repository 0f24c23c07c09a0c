import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { text } from '../../../theme/text.css.ts';
import { vars } from '../../../theme/theme.css.ts';
import { space } from '../../../theme/tokens.ts';

export const event = style({ display: 'grid', gap: space[12] });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[16]}`,
});

export const title = style([
  text.h3,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] },
]);

export const facts = style([text.small, { color: vars.text.secondary }]);

export const acts = style({ display: 'inline-flex', flexWrap: 'wrap', gap: space[4] });

/** On narrow screens what leads to a file takes a row of its own. */
export const tools = style({
  display: 'inline-grid',
  flex: 'none',
  gridTemplateColumns: 'auto auto',
  justifyContent: 'end',
  alignItems: 'center',
  gap: space[8],
  '@media': { [media.md]: { display: 'inline-flex' } },
});

export const fromFile = style({
  order: 1,
  gridColumn: '1 / -1',
  '@media': { [media.md]: { order: 0 } },
});

export const link = style({
  color: vars.text.link,
  textDecorationLine: 'underline',
  textUnderlineOffset: '.3em',
  textDecorationThickness: 1,
});

export const narrow = style({ maxInlineSize: '44rem', display: 'grid', gap: space[16] });
