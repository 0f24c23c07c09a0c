import { style } from '@vanilla-extract/css';
import { text } from '../../../theme/text.css.ts';
import { vars } from '../../../theme/theme.css.ts';
import { rem, space } from '../../../theme/tokens.ts';

export const quiet = style([text.caption, { color: vars.text.muted }]);

export const id = style([text.caption, { color: vars.text.secondary, overflowWrap: 'anywhere' }]);

export const details = style({ display: 'grid', gap: space[12], justifyItems: 'start' });

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
