import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { radius, rem, space } from '../../theme/tokens.ts';

export const guide = style({ display: 'grid', gap: space[40], '@media': { [media.lg]: { gap: space[64] } } });

export const words = style({ display: 'grid', gap: space[12], maxInlineSize: rem(680) });
globalStyle(`${words} > :is(ul, ol)`, { display: 'grid', gap: space[8], paddingInlineStart: space[24] });
globalStyle(`${words} > ul`, { listStyle: 'disc' });
globalStyle(`${words} > ol`, { listStyle: 'decimal' });
globalStyle(`${words} li::marker`, { color: vars.text.brand, fontWeight: 600 });

export const quiet = style([text.small, { color: vars.text.secondary }]);

export const command = style({
  display: 'block',
  marginBlockStart: space[8],
  paddingInline: space[16],
  paddingBlock: space[12],
  overflowX: 'auto',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.md,
  backgroundColor: vars.bg.surface,
  fontFamily: 'ui-monospace, monospace',
  fontSize: rem(14),
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const downloads = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[12],
  paddingBlockStart: space[8],
});
