import { style, styleVariants } from '@vanilla-extract/css';
import { text } from '../../theme/text.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { radius, rem, space } from '../../theme/tokens.ts';

const tag = style([
  text.captionStrong,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    inlineSize: 'fit-content',
    minBlockSize: rem(32),
    paddingInline: space[12],
    paddingBlock: rem(2),
    borderRadius: radius.pill,
  },
]);

const quiet = { backgroundColor: vars.neutral.bg, color: vars.neutral.text };

export const phase = styleVariants({
  live: [tag, { backgroundColor: vars.action.bg, color: vars.action.text }],
  closed: [tag, quiet],
  upcoming: [tag, quiet],
  ended: [tag, quiet],
  none: [tag, quiet],
});

/** Lower in a heading row than on the stage. */
export const short = style({ minBlockSize: rem(28) });
