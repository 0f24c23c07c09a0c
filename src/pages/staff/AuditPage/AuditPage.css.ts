import { style } from '@vanilla-extract/css';
import { text } from '../../../theme/text.css.ts';
import { vars } from '../../../theme/theme.css.ts';
import { rem, space } from '../../../theme/tokens.ts';

export const lines = style({ display: 'grid', gap: space[12] });

export const quiet = style([text.caption, { color: vars.text.muted }]);

export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] });

export const moment = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });

export const id = style([text.caption, { color: vars.text.secondary, overflowWrap: 'anywhere' }]);

export const details = style({ display: 'grid', gap: space[12], justifyItems: 'start' });

export const facts = style([
  text.small,
  { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space[16], rowGap: space[4] },
]);

export const name = style({ color: vars.text.muted });

export const value = style({ margin: 0, overflowWrap: 'anywhere' });

export const fields = style([text.small, { borderCollapse: 'collapse' }]);

export const cell = style({
  paddingBlock: space[4],
  paddingInlineEnd: space[24],
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 'inherit',
  maxInlineSize: rem(360),
  overflowWrap: 'anywhere',
});

export const heading = style([cell, text.caption, { color: vars.text.muted }]);

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

/** Its name and value stand in the columns of the list. */
export const fact = style({ display: 'contents' });
