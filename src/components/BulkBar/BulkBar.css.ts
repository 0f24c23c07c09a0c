import { style } from '@vanilla-extract/css';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { layer, radius, space } from '../../theme/tokens.ts';

export const place = style({
  position: 'sticky',
  insetBlockEnd: space[16],
  zIndex: layer.stickyBar,
  justifySelf: 'stretch',
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginBlockStart: space[12],
  alignItems: 'center',
  gap: space[8],
  paddingBlock: space[4],
  paddingInline: `${space[16]} ${space[4]}`,
  borderRadius: radius.md,
  border: `1px solid ${vars.border.control}`,
  backgroundColor: vars.bg.surface,
  boxShadow: vars.shadow.e3,
});

export const count = style([text.label, { marginInlineEnd: space[8], color: vars.text.primary }]);

export const clear = style({ marginInlineStart: 'auto' });
