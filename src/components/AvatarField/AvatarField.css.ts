import { style } from '@vanilla-extract/css';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { rem, space } from '../../theme/tokens.ts';
import { error as fieldError, hint as fieldHint } from '../Field/Field.css.ts';

export const field = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[16],
  minInlineSize: 0,
});

/** The picture takes its size from this font size. */
export const picture = style({ display: 'flex', fontSize: rem(96) });

export const controls = style({ display: 'grid', gap: space[8], justifyItems: 'start' });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

export const chosen = style([text.small, { color: vars.text.secondary, overflowWrap: 'anywhere' }]);

export const hint = fieldHint;

export const error = fieldError;
