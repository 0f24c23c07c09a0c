import { style } from '@vanilla-extract/css';
import { text } from '../../../theme/text.css.ts';
import { vars } from '../../../theme/theme.css.ts';
import { space } from '../../../theme/tokens.ts';

export const rows = style({ display: 'grid', gap: space[12] });

export const acts = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });

export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] });

export const count = style([text.caption, { color: vars.text.muted }]);

/** Times and amounts of a column stand under one another. */
export const figure = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });

export const states = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
});

/** It leads to the page of its row. */
export const link = style({ color: vars.text.link, textDecoration: 'underline' });
