import { style } from '@vanilla-extract/css';
import { text } from '../../../theme/text.css.ts';
import { vars } from '../../../theme/theme.css.ts';
import { control, radius, rem, space } from '../../../theme/tokens.ts';

export const choice = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[4],
  margin: 0,
  padding: 0,
});

export const label = style([
  text.label,
  { float: 'inline-start', inlineSize: '100%', padding: 0, color: vars.text.primary },
]);

export const row = style([
  text.small,
  { display: 'flex', alignItems: 'center', gap: space[12], minBlockSize: control.md, cursor: 'pointer' },
]);

export const radio = style({
  flex: 'none',
  inlineSize: rem(20),
  blockSize: rem(20),
  margin: 0,
  accentColor: vars.action.bg,
});

export const some = style({ display: 'grid', gap: space[12], inlineSize: '100%' });

/** It scrolls by itself, so that the button of the form stays near. */
export const boxes = style({
  display: 'grid',
  gap: space[12],
  margin: 0,
  maxBlockSize: rem(320),
  overflowY: 'auto',
  padding: space[12],
  border: `1px solid ${vars.border.control}`,
  borderRadius: radius.sm,
});

export const none = style([text.small, { color: vars.text.secondary }]);

export const error = style([text.small, { color: vars.error.text }]);
