import { style } from '@vanilla-extract/css';
import { text } from '../../../theme/text.css.ts';
import { vars } from '../../../theme/theme.css.ts';
import { radius, space } from '../../../theme/tokens.ts';

export const hint = style([text.small, { color: vars.text.secondary }]);

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[12] });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  maxInlineSize: '100%',
  paddingInline: space[12],
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.sm,
});

export const address = style([text.small, { minInlineSize: 0, overflowWrap: 'anywhere' }]);
