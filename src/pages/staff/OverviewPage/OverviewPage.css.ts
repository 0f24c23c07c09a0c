import { style } from '@vanilla-extract/css';
import { text } from '../../../theme/text.css.ts';
import { vars } from '../../../theme/theme.css.ts';
import { radius, space } from '../../../theme/tokens.ts';

export const list = style({ display: 'grid', gap: space[12] });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[12]} ${space[24]}`,
  padding: space[16],
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.md,
});

export const words = style({ display: 'grid', gap: space[4], flex: '1 1 20rem' });

export const need = style([
  text.label,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8], color: vars.text.primary },
]);

export const of = style([text.body, { color: vars.text.primary }]);

export const why = style([text.small, { color: vars.text.secondary }]);
