import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { control, radius, rem, space } from '../../theme/tokens.ts';

export const row = style({ display: 'flex', alignItems: 'center', gap: space[12] });

export const number = style([
  text.numeralM,
  {
    flexGrow: 1,
    inlineSize: rem(120),
    maxInlineSize: rem(240),
    blockSize: control.lg,
    border: `1px solid ${vars.border.control}`,
    borderRadius: radius.sm,
    backgroundColor: vars.bg.surface,
    textAlign: 'center',
    direction: 'ltr',
    selectors: {
      '&[aria-invalid="true"]': {
        borderColor: vars.error.line,
        boxShadow: `inset 0 0 0 1px ${vars.error.line}`,
      },
    },
  },
]);

export const step = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: control.md,
  blockSize: control.md,
  border: `1px solid ${vars.border.control}`,
  borderRadius: radius.pill,
  color: vars.text.primary,
  touchAction: 'manipulation',
  selectors: {
    '&[aria-disabled="true"]': {
      borderColor: 'transparent',
      backgroundColor: vars.disabled.bg,
      color: vars.disabled.text,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([aria-disabled="true"])': { backgroundColor: vars.bg.hover } },
    },
  },
});
