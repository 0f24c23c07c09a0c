import { style } from '@vanilla-extract/css';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { space } from '../../theme/tokens.ts';

export const field = style({ display: 'grid', gap: space[6] });

export const label = style([text.label, { justifySelf: 'start' }]);

export const optional = style([
  text.body,
  { fontSize: 'inherit', lineHeight: 'inherit', color: vars.text.muted },
]);

export const hint = style([text.small, { color: vars.text.secondary }]);

export const error = style([
  text.small,
  { display: 'flex', alignItems: 'flex-start', gap: space[6], color: vars.error.text },
]);

/** Aligned with the first line of the error. */
export const errorIcon = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  blockSize: '1lh',
});
