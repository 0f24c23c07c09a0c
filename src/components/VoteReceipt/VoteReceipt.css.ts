import { style, styleVariants } from '@vanilla-extract/css';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { radius, rem, space } from '../../theme/tokens.ts';

export const receipt = style({
  overflow: 'hidden',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.lg,
  backgroundColor: vars.bg.surface,
});

const band = style({ display: 'grid', gap: space[4], padding: space[20] });
/** Status as text, icon and colour; the text says most. */
export const status = styleVariants({
  counted: [band, { backgroundColor: vars.success.bg, color: vars.success.text }],
  pending: [band, { backgroundColor: vars.info.bg, color: vars.info.text }],
  quarantined: [band, { backgroundColor: vars.warning.bg, color: vars.warning.text }],
  refunded: [band, { backgroundColor: vars.neutral.bg, color: vars.neutral.text }],
});

export const statusName = style([text.h3, { display: 'flex', alignItems: 'center', gap: space[8] }]);
export const explanation = style([text.small, { color: vars.text.primary }]);

export const who = style({ display: 'flex', alignItems: 'center', gap: space[16], padding: space[20] });
export const name = style([text.h3]);
export const facts = style([text.small, { color: vars.text.secondary }]);

export const rows = style({ paddingInline: space[20], paddingBlockEnd: space[8] });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[16],
  minBlockSize: rem(54),
  paddingBlock: space[8],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});
export const term = style({ color: vars.text.secondary });
export const votes = style([text.numeralM, { color: vars.text.honour }]);
export const code = style([
  text.smallStrong,
  { textAlign: 'end', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
]);
export const copied = style({ display: 'inline-flex', alignItems: 'center', marginInlineEnd: rem(-12) });

export const foot = style([
  text.small,
  {
    display: 'grid',
    gap: space[8],
    padding: space[20],
    borderBlockStart: `1px solid ${vars.border.subtle}`,
    color: vars.text.secondary,
  },
]);
export const link = style({
  justifySelf: 'start',
  paddingBlock: space[8],
  color: vars.text.link,
  textDecorationLine: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '.3em',
});
