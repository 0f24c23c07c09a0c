import { style } from '@vanilla-extract/css';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { rem, space } from '../../theme/tokens.ts';
import { error as fieldError } from '../Field/Field.css.ts';

export const fieldset = style({ display: 'grid', gap: space[6], minInlineSize: 0 });

export const legend = style([text.label, { padding: 0, paddingBlockEnd: space[6] }]);

/** Day, month and year in reading direction. The month takes the remaining width. */
export const parts = style({
  display: 'grid',
  gridTemplateColumns: `${rem(72)} minmax(${rem(96)}, 1fr) ${rem(96)}`,
  gap: space[8],
});

export const part = style([text.small, { display: 'grid', gap: space[4], color: vars.text.secondary }]);

export const error = fieldError;
