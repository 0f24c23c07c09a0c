import { style, styleVariants } from '@vanilla-extract/css';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { radius, rem, space } from '../../theme/tokens.ts';

export const receipt = style({
  overflow: 'hidden',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.lg,
  backgroundColor: vars.bg.surface,
  boxShadow: vars.shadow.e2,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  padding: space[16],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});

export const words = style({ flexGrow: 1, flexBasis: '10rem' });
export const name = style([text.h3]);
export const facts = style([text.small, { color: vars.text.secondary }]);

const badge = style([
  text.captionStrong,
  {
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    gap: space[6],
    minBlockSize: rem(32),
    paddingInline: space[12],
    borderRadius: radius.sm,
    whiteSpace: 'nowrap',
  },
]);

export const status = styleVariants({
  confirmed: [badge, { backgroundColor: vars.success.bg, color: vars.success.text }],
  review: [badge, { backgroundColor: vars.warning.bg, color: vars.warning.text }],
});

export const rows = style({ paddingInline: space[16], paddingBlock: space[4] });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[16],
  minBlockSize: rem(54),
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
});

export const term = style({ flex: 'none', color: vars.text.secondary });
export const value = style({ marginInlineStart: 'auto', textAlign: 'end', overflowWrap: 'anywhere' });

/** New votes take the colour of honour. */
export const votes = style([text.numeralM, { color: vars.text.honour }]);

export const code = style({
  display: 'inline-flex',
  alignItems: 'center',
  // The button keeps its 44 px, but its value aligns with the other values.
  marginInlineEnd: rem(-12),
});

export const codeText = style([text.smallStrong, { fontVariantNumeric: 'tabular-nums' }]);

export const foot = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: rem(54),
    paddingInline: space[16],
    borderBlockStart: `1px solid ${vars.border.subtle}`,
  },
]);

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: rem(44),
  color: vars.text.link,
  textDecorationLine: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '.3em',
});
