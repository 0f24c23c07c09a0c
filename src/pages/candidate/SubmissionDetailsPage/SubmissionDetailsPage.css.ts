import { style } from '@vanilla-extract/css';
import { text } from '../../../theme/text.css.ts';
import { vars } from '../../../theme/theme.css.ts';
import { space } from '../../../theme/tokens.ts';

export const facts = style({ display: 'grid', gap: space[12] });

export const label = style([text.small, { color: vars.text.secondary }]);

export const value = style([text.label, { overflowWrap: 'anywhere' }]);

export const offer = style({
  display: 'grid',
  gap: space[12],
  paddingBlockStart: space[20],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});

export const words = style([text.small, { color: vars.text.secondary }]);
