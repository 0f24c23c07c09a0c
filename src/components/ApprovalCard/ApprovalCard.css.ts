import { style } from '@vanilla-extract/css';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { radius, space } from '../../theme/tokens.ts';

export const card = style({
  display: 'grid',
  gap: space[16],
  padding: space[16],
  border: `1px solid ${vars.border.control}`,
  borderRadius: radius.md,
});

export const over = style([card, { borderColor: vars.border.subtle }]);

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[12]}`,
});

export const title = style([text.label, { color: vars.text.primary }]);

export const asked = style([text.small, { flexBasis: '100%', color: vars.text.secondary }]);

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
