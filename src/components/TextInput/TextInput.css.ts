import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { control, duration, radius, space } from '../../theme/tokens.ts';

const errorLine = `inset 0 0 0 1px ${vars.error.line}`;

export const input = style([
  text.body,
  {
    inlineSize: '100%',
    minBlockSize: control.lg,
    paddingInline: space[16],
    paddingBlock: space[8],
    border: `1px solid ${vars.border.control}`,
    borderRadius: radius.sm,
    backgroundColor: vars.bg.surface,
    color: vars.text.primary,
    transition: `border-color ${duration.fast}`,
    selectors: {
      '&[aria-invalid="true"]': { borderColor: vars.error.line, boxShadow: errorLine },
      '&:read-only': { borderColor: vars.border.subtle, backgroundColor: vars.bg.subtle },
      '&:disabled': {
        borderColor: 'transparent',
        backgroundColor: vars.disabled.bg,
        color: vars.disabled.text,
        // Browsers fade the text of selects, which makes it hard to read.
        opacity: 1,
      },
      // The browser's autofill colours ignore the theme.
      '&:autofill': { boxShadow: `inset 0 0 0 4em ${vars.info.bg}`, WebkitTextFillColor: vars.text.primary },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not([aria-invalid="true"], :disabled)': { borderColor: vars.text.primary } },
      },
    },
  },
]);

/** Left to right in both languages; in Arabic aligned to the right edge, under its label. */
export const leftToRight = style({
  direction: 'ltr',
  textAlign: 'start',
  selectors: { '[dir="rtl"] &': { textAlign: 'end' } },
});
