import { style } from '@vanilla-extract/css';
import { text } from '../../../theme/text.css.ts';
import { vars } from '../../../theme/theme.css.ts';
import { radius, rem, space } from '../../../theme/tokens.ts';

export const rows = style({
  paddingInline: space[16],
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.lg,
  backgroundColor: vars.bg.surface,
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  paddingBlock: space[12],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
});

export const check = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: rem(28),
  blockSize: rem(28),
  borderRadius: radius.pill,
  backgroundColor: vars.success.bg,
  color: vars.success.text,
});

export const words = style({ minInlineSize: 0 });

export const name = style([text.label]);

export const what = style([text.small, { color: vars.text.secondary, overflowWrap: 'anywhere' }]);
