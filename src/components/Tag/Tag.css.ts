import { style, styleVariants } from '@vanilla-extract/css';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { radius, rem, space } from '../../theme/tokens.ts';

const tag = style([
  text.captionStrong,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[6],
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    minBlockSize: rem(28),
    paddingInline: space[12],
    paddingBlock: rem(2),
    border: '1px solid transparent',
    borderRadius: radius.pill,
  },
]);

export const tone = styleVariants({
  /** For something that is on now. */
  live: [tag, { backgroundColor: vars.action.bg, color: vars.action.text }],
  /** For a category, on a stage. */
  plain: [tag, { backgroundColor: vars.text.primary, color: vars.bg.canvas }],
  quiet: [tag, { backgroundColor: vars.neutral.bg, color: vars.neutral.text }],
  success: [tag, { backgroundColor: vars.success.bg, color: vars.success.text }],
  warning: [tag, { backgroundColor: vars.warning.bg, color: vars.warning.text }],
  info: [tag, { backgroundColor: vars.info.bg, color: vars.info.text }],
});
